"""The proofs at full length: real servers, real databases, and everything that can go wrong."""
