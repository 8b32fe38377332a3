"""What is thought to be good play, said once: read by bots that choose from views, and by compiled policies."""
