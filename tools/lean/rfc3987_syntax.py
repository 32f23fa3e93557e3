"""Stands in for a package of this name, which JupyterLab brings along and jsonschema can do without.

To import it takes two seconds, because it compiles 38 grammars, in every worker, server and linter that reads JSON by a
schema. Nobody here asks whether a text is an IRI.
"""

raise ImportError("left out while the tests run")
