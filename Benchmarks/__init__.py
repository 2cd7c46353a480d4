"""Measures Peekbook beside its peers. `Scripts/bench` runs it; the standard library is all it needs."""
