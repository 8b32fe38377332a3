"""A table, pure: its log, what may be asked of it, and what each viewer hears."""
