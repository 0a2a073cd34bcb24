"""What the house says, a folder for each language. What games say lies with them, in folders of the same names."""
