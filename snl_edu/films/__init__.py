"""Filmed once: what happened, moment by moment, in a search or in a learner's run; no pixels.

`film` says what a film and a moment are. `search_film` films the library's search, `own_film` anybody's, `exploration` one
that takes squares in another order; in `run` a learner's solver is filmed, in `chance` a die plays. `asked` is what a film can
be asked, and what each answer means.
"""

__all__ = ["asked", "chance", "exploration", "film", "landmarks", "run", "search_film", "squares", "words"]
