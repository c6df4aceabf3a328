"""Networks that learn from playing against themselves: `tharsis train GAME`.

One loop for all games: many games at once on vector play (`rollout`), a network for policy and value of every
seat (`network`), its improvement by proximal policy optimisation (`ppo`), opponents from its own past
(`league`), a warm start from games of others (`imitation`). A run goes in slices: what a checkpoint holds is
all that the next slice needs, on whatever machine (`checkpoint`).
"""
