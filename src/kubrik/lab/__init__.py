"""The laboratory: experiments as files, games on the same deals, figures with honest intervals."""
