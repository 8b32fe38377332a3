"""The texts of tenback in English, German and Dutch."""

from tenback.locale.catalogue import LANGUAGES, Catalogue, MissingText, catalogue, language_of

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "catalogue", "language_of"]
