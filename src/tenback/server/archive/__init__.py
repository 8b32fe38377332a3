"""Where logs are kept, and how they are copied."""
