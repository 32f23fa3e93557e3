"""What a film can be asked, the wrong ideas that show in the squares a learner marks, and what each answer means."""

__all__ = ["attempt", "feedback", "question", "question_data", "questions"]
