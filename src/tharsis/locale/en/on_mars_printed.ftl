# On Mars: what a card prints besides its text

om-printed-kind = { $value ->
    [blueprint] { om-board-kind-blueprint }
    [scientist] { om-board-kind-scientist }
    [contract] { om-board-kind-contract }
    [mission] { om-board-kind-mission }
    [goal] { om-board-kind-goal }
    [reward] { om-board-kind-reward }
    [settler] { om-board-kind-settler }
    [task] { om-board-kind-task }
   *[tile] { om-board-kind-tile }
}
om-printed-level = Level { $value }
om-printed-building = Built on: { $value ->
    [mine] { om-building-mine }
    [generator] { om-building-generator }
    [water_extractor] { om-building-water-extractor }
    [greenhouse] { om-building-greenhouse }
    [oxygen_condenser] { om-building-oxygen-condenser }
   *[shelter] { om-building-shelter }
}
om-printed-gain = Gives: { $value ->
    [mineral] { om-item-mineral }
    [battery] { om-item-battery }
    [water] { om-item-water }
    [plant] { om-item-plant }
    [oxygen] { om-item-oxygen }
   *[crystal] { om-item-crystal }
}
om-printed-works-in = Works in: { $value ->
    [mine] { om-building-mine }
    [generator] { om-building-generator }
    [water_extractor] { om-building-water-extractor }
    [greenhouse] { om-building-greenhouse }
    [oxygen_condenser] { om-building-oxygen-condenser }
   *[shelter] { om-building-shelter }
}
om-printed-scores = Scores: { $value ->
    [mine] { om-building-mine }
    [generator] { om-building-generator }
    [water_extractor] { om-building-water-extractor }
    [greenhouse] { om-building-greenhouse }
    [oxygen_condenser] { om-building-oxygen-condenser }
   *[shelter] { om-building-shelter }
}
om-printed-crystals = { $value ->
    [one] 1 crystal
   *[other] { $value } crystals
}
om-printed-buildings = Buildings: { $value }
om-printed-buildings-one = { $value ->
    [mine] { om-building-mine }
    [generator] { om-building-generator }
    [water_extractor] { om-building-water-extractor }
    [greenhouse] { om-building-greenhouse }
    [oxygen_condenser] { om-building-oxygen-condenser }
   *[shelter] { om-building-shelter }
}
om-printed-own-value = { $value ->
    [inferred] { om-board-own-inferred }
   *[designed] { om-board-own-designed }
}

# What the board prints
om-told-hexes-of = Column { $column }
om-told-starts-mine = the first Mine
om-told-starts-building = one of the four first buildings
om-told-starts-shelter = a Shelter, by the number of companies
om-told-buildings = Buildings
om-told-head-gives = produces:
om-told-ship-cost = A Ship costs { $cost }.
om-told-quarters = Colonists in the Living Quarters score at the end: { $steps }.
om-told-quarters-from = { $op } OP from { $n } on
