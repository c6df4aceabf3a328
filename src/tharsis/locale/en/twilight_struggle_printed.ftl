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

# What the board prints
ts-told-variant-only = with the Chinese Civil War only
ts-told-box-head = Box
ts-told-box = Box { $box }
ts-told-box-vp = { $first ->
    [0] { "" }
   *[other] { $second ->
        [0] { $first } VP for the first
       *[other] { $first } VP for the first, { $second } for the second
    }
}
ts-told-advantage-head = while alone there:
ts-told-turns = { $era }: turns { $first } to { $last }.
