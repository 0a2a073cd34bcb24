"""Shims: for each compiled module a small library that Python finds, which gets the module from the game's library.

mypyc writes them with all of Python.h, of which they use a handful of functions. There are hundreds of shims, and
without it each compiles in a fifth of the time.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

ALL_OF_PYTHON: Final = "#include <Python.h>\n"
WHAT_IS_USED: Final = """\
#include <stddef.h>
typedef struct _object PyObject;
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern PyObject *Py_BuildValue(const char *, ...);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern void PyErr_Clear(void);
extern void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""
NAME: Final = re.compile(r"\bPy\w+")
COMMENT: Final = re.compile(r"//[^\n]*")


def lighten(shim: Path) -> Path:
    """Takes Python.h out of a shim, unless it uses more of it than is declared here (as it may on other Pythons)."""
    text = shim.read_text(encoding="utf-8")
    used = {name for name in NAME.findall(COMMENT.sub("", text)) if not name.startswith("PyInit_")}
    if os.name != "nt" and used - {"Python"} <= set(NAME.findall(WHAT_IS_USED)):
        shim.write_text(text.replace(ALL_OF_PYTHON, WHAT_IS_USED), encoding="utf-8")
    return shim
