"""What the tests share: oracles, strategies, a browser, and solvers in many styles."""
