"""The parts of the command `snl-edu`, a module for each command or pair; each adds its own words to the parser.

`snl_edu/__main__.py` puts them together; nothing else uses them.
"""

__all__ = ["boards", "exercises", "grades", "lab", "pages", "solutions", "terminal"]
