"""The solvers of the corpus, which are written as people write them."""
