"""Training: nets that learn what positions are worth by playing against chance, many games at once; needs JAX."""
