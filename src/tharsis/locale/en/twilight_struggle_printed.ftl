# Twilight Struggle: what a card prints besides its text

ts-printed-side = { $value ->
    [us] { ts-board-us-event }
    [ussr] { ts-board-ussr-event }
   *[neutral] { ts-board-neutral-event }
}
ts-printed-ops = { $value ->
    [0] { ts-board-scoring }
    [one] 1 operation
   *[other] { $value } operations
}
ts-printed-era = { $value ->
    [early] { ts-board-early }
    [mid] { ts-board-mid }
   *[late] { ts-board-late }
}
ts-printed-starred = { ts-board-starred }
ts-printed-war = War card
ts-printed-optional = Optional card
