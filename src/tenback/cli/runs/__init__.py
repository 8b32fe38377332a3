"""Work that takes a while: measurements and searches, how they are kept, and how they are ended early."""
