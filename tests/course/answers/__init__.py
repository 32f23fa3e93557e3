"""Right and wrong answers to every exercise, one file a notebook."""
