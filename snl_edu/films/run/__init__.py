"""A learner's run: its trace line by line, the matrix that it reads, its containers, and the film made of them."""

__all__ = ["compare", "run_film", "source"]
