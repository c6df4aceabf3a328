# Terraforming Mars: what a card prints besides its text

tm-printed-cost = { $value } M€
tm-printed-tags = Tags: { $value }
tm-printed-tags-one = { $value ->
    [building] { tm-tag-building }
    [space] { tm-tag-space }
    [power] { tm-tag-power }
    [science] { tm-tag-science }
    [jovian] { tm-tag-jovian }
    [earth] { tm-tag-earth }
    [plant] { tm-tag-plant }
    [microbe] { tm-tag-microbe }
    [animal] { tm-tag-animal }
    [city] { tm-tag-city }
   *[event] event
}
tm-printed-color = { $value ->
    [green] Green card
    [blue] Blue card
    [red] Event
   *[corporation] Corporation
}
tm-printed-resource = Collects { $value ->
    [animal] { tm-cube-animal }
    [microbe] { tm-cube-microbe }
    [science] { tm-cube-science }
   *[fighter] { tm-cube-fighter }
}
tm-printed-action = { tm-board-action }

# What the board prints
tm-told-row = Row { $n }
tm-told-head-next-to = next to
tm-told-head-start = start
tm-told-ground-land = land
tm-told-ground-volcano = land, a volcano
tm-told-ground-ocean = reserved for an ocean
tm-told-ground-noctis = reserved for Noctis City
tm-told-milestone-price = Three can be claimed, for { $price } M€ each. Each is worth 5 points.
tm-told-award-prices = Three can be funded: the first costs { $first } M€, the second { $second } M€, the third { $third } M€.
