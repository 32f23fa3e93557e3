"""Marks: a learner's notebook run again, a class, its marks in a table, and what the class believes. Assignments for nbgrader."""

__all__ = ["assignment", "beliefs", "classroom", "grade", "limits", "marks", "marksheet", "rerun", "table"]
