"""How the chunks of an experiment are played: by processes of this machine or by a cluster."""
