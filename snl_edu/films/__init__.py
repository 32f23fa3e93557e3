"""Filmed once: what happened, moment by moment, in a search or in a learner's run; no pixels.

`film`, `moment` and `changes` say what a film is, what is true at each moment of it, and what a moment changes.
`search_film` films the library's search, `own_film` anybody's, `exploration` one that takes squares in another order; in
`run` a learner's solver is filmed, in `chance` a die plays. `asked` is what a film can be asked, and what each answer means.
"""

__all__ = [
    "asked",
    "chance",
    "changes",
    "exploration",
    "film",
    "landmarks",
    "moment",
    "run",
    "search_film",
    "squares",
    "words",
]
