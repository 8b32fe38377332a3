"""The screens that fill the terminal, and the dialogs in front of them."""
