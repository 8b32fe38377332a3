"""`python -m tenback`: the same as the command."""

from tenback.cli import main

if __name__ == "__main__":
    main()
