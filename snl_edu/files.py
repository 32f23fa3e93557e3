"""Writes a file of the learner's, and never over another one unasked."""

from pathlib import Path
from typing import Any

from snl_edu.model.arguments import BoardError, flag, shown


def new_file(path: Any, overwrite: Any, ending: str = "") -> Path:
    """The path of a file that may be written: it has that ending, and is not there yet unless it may be overwritten."""
    try:
        file = Path(path)
        blocked = file.is_dir() or not file.parent.is_dir() or "\0" in str(file)
        taken = not blocked and file.exists()
    except (TypeError, ValueError, OSError):
        raise BoardError(f"path must be the name of a file that can be written, not {shown(path)}") from None
    if blocked or file.suffix.lower() != (ending or file.suffix.lower()):
        raise BoardError(
            f"path must be a file{ending and ' that ends with ' + ending} in a folder that exists, not {shown(path)}"
        )
    if taken and not flag(overwrite, "overwrite"):
        raise BoardError(f"{shown(file.name)} exists: choose another name, or say overwrite=True")
    return file


def write(file: Path, content: bytes) -> Path:
    """The path, once the content is in the file."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BoardError(f"{shown(file.name)} cannot be written: {error.strerror}") from error
    return file
