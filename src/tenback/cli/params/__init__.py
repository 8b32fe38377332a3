"""What a command line may say: kinds of values, options and arguments."""
