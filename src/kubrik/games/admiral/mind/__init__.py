"""What bots think: what they imagine, expect and do by habit."""
