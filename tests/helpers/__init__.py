"""What the tests share: oracles, strategies, and a browser."""
