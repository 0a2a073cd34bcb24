"""Planning raids, moving, and turning plans up."""
