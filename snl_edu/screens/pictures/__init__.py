"""Still pictures and plots: described once, shown as SVG on every screen, and painted by matplotlib on paper."""

__all__ = ["bars", "boards", "gif", "lines", "picture", "plots"]
