"""How fast the library is, beside what people use today: `make bench`."""
