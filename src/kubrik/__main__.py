"""`python -m kubrik` is `kubrik`."""

import sys

from kubrik.cli import main

if __name__ == "__main__":
    sys.exit(main())
