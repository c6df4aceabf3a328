# Red Dust Rebellion: what a card prints besides its text

rd-printed-deck = { $value ->
    [event] { rd-board-event-card }
    [campaign] { rd-board-campaign-card }
   *[asset] { "" }
}
rd-printed-number = No. { $value }
rd-printed-flashpoint = { $value ->
    [0] { "" }
   *[other] { rd-board-flashpoint } { $value }
}
rd-printed-order = Order: { $value }
rd-printed-order-one = { $value ->
    [mg] { rd-faction-mg }
    [corp] { rd-faction-corp }
    [rd] { rd-faction-rd }
   *[cr] { rd-faction-cr }
}
rd-printed-kind = { $value ->
    [capability] { rd-board-asset-capability }
    [event] { rd-board-asset-event }
   *[resource] { rd-board-asset-resource }
}
rd-printed-value = Worth { $value }
rd-printed-operation = For: { $value ->
    [preach] { rd-operation-preach }
    [attack] { rd-operation-attack }
    [travel] { rd-operation-travel }
   *[rally] { rd-operation-rally }
}
rd-printed-storm = { rd-board-dust-storm }

# What the board prints
rd-told-printed-population = { $n }, and { $boxes ->
    [one] 1 grey box
   *[other] { $boxes } grey boxes
}
rd-told-box-head = Box
rd-told-receives = Earth receives { $goods }
