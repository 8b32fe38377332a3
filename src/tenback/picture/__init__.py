"""A table as a drawing: what a seat may know, as SVG for notebooks and pages."""

from tenback.picture.svg import Picture
from tenback.picture.table import draw

__all__ = ["Picture", "draw"]
