"""8.1.3: nuclear war loses the game for whoever's round or headline it is. All its forms, card by card."""

from bots.positions.form import Position
from bots.positions.twilight_struggle.tables import (
    LATE,
    after,
    dealt,
    early,
    middle,
    turn_of,
    us_lost,
    using,
    ussr_lost,
)
from tharsis.games.twilight_struggle.codes import US, USSR
from tharsis.games.twilight_struggle.state import TSState


def missile_envy_brings_the_war() -> TSState:
    """The USSR has seen the American hand, whose highest card lowers DEFCON."""
    table = middle().hold(US, "we_will_bury_you", "duck_and_cover", "fidel", "nasser")
    table.s.show_hand(US)
    return table.hold(USSR, "missile_envy", "opec", "junta", "fidel", "comecon").round(USSR)


def shown_headline(first: int, shown: str, *cards: str) -> TSState:
    """6.4.4: one side had to show its headline, the other chooses."""
    second = 1 - first
    table = middle(round=1, defcon=3).space(us=4 if second == US else 2, ussr=4 if second == USSR else 2)
    table.hold(first, shown, "arms_race", "salt_negotiations", "brush_war")
    return after(table.hold(second, *cards).headlines(), f"headline {shown}")


def using_grain_sales(drawn: str) -> TSState:
    """The US has drawn a card from the Soviet hand."""
    table = dealt(middle().tries(us=1), US, ("grain_sales_to_soviets", "nato")).hold(USSR, drawn)
    table.picks(USSR, drawn)
    return after(table.round(US), "play grain_sales_to_soviets", "event")


#: A card that must not be played: it cannot go into space.
UNPLAYABLE = (
    Position(
        "Duck and Cover is not played by the USSR at DEFCON 2",
        lambda: turn_of(USSR, middle().tries(ussr=1), "duck_and_cover", "opec", "junta", "allende"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "CIA Created lets the US start the war in a Soviet round",
        lambda: turn_of(USSR, middle(), "cia_created", "opec", "junta", "allende"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "CIA Created is not the lesser evil beside a card that helps the enemy",
        lambda: turn_of(USSR, middle(round=7).tries(ussr=1), "cia_created", "the_voice_of_america"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Grain Sales to Soviets gives the US operations in a Soviet round",
        lambda: turn_of(USSR, middle().tries(ussr=1), "grain_sales_to_soviets", "opec", "junta", "allende"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Tear Down This Wall gives the US a coup in Europe in a Soviet round",
        lambda: turn_of(USSR, middle(LATE).tries(ussr=1), "tear_down_this_wall", "opec", "junta", "allende"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Soviets Shoot Down KAL-007 is not played by the USSR at DEFCON 2",
        lambda: turn_of(
            USSR, middle(LATE).tries(ussr=1), "soviets_shoot_down_kal_007", "opec", "junta", "allende"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Star Wars repeats Duck and Cover from the discard pile",
        lambda: turn_of(
            USSR,
            middle(LATE).space(us=4, ussr=2).tries(ussr=1).discarded("duck_and_cover", "nato", "fidel"),
            "star_wars",
            "opec",
            "junta",
            "allende",
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "We Will Bury You is not played by the US at DEFCON 2",
        lambda: turn_of(
            US, middle().tries(us=1), "we_will_bury_you", "nato", "junta", "sadat_expels_soviets"
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Lone Gunman lets the USSR start the war in an American round",
        lambda: turn_of(US, middle(), "lone_gunman", "nato", "junta", "sadat_expels_soviets"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Lone Gunman is not the lesser evil beside a card that helps the enemy",
        lambda: turn_of(US, middle(round=7).tries(us=1), "lone_gunman", "muslim_revolution"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Ortega's coup in Cuba starts the war where the US has influence",
        lambda: turn_of(
            US,
            middle(LATE).tries(us=1).us(cuba=3).ussr(cuba=0),
            "ortega_elected_in_nicaragua",
            "nato",
            "junta",
            "sadat_expels_soviets",
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Missile Envy fetches We Will Bury You", missile_envy_brings_the_war, spoilt=ussr_lost, loses=True
    ),
)

#: A card that must go into space, or not be used for its event.
OTHERWISE = (
    Position(
        "Duck and Cover goes into space when the other card is as bad",
        lambda: turn_of(USSR, middle(round=7), "duck_and_cover", "cia_created"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "We Will Bury You goes into space when the other card is as bad",
        lambda: turn_of(US, middle(round=7), "we_will_bury_you", "lone_gunman"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Grain Sales to Soviets goes into space when it is the last card",
        lambda: after(
            turn_of(USSR, middle(round=7), "grain_sales_to_soviets"), "play grain_sales_to_soviets"
        ),
        good=("space",),
        loses=True,
    ),
    Position(
        "Five-Year Plan hits the only card left, Duck and Cover",
        lambda: turn_of(
            USSR, early(3, 6).defcon(2).military(us=2, ussr=2), "five_year_plan", "duck_and_cover"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "The China Card is played before a card that starts the war",
        lambda: turn_of(USSR, middle(round=7).tries(ussr=1).china(USSR), "duck_and_cover"),
        good=("play the_china_card",),
        loses=True,
    ),
    Position(
        "The China Card is played before Lone Gunman",
        lambda: turn_of(US, middle(round=7).china(US), "lone_gunman"),
        good=("play the_china_card",),
        loses=True,
    ),
    Position(
        "UN Intervention is not wasted when the last card starts the war",
        lambda: after(
            turn_of(USSR, middle(round=6).tries(ussr=1), "un_intervention", "duck_and_cover"),
            "play un_intervention",
        ),
        good=("event",),
        loses=True,
    ),
    Position(
        "UN Intervention takes the event off the card that starts the war",
        lambda: using(US, middle(round=6), "un_intervention", "event", "lone_gunman", "liberation_theology"),
        good=("play lone_gunman",),
        loses=True,
    ),
    Position(
        "Duck and Cover is not one's own event at DEFCON 2",
        lambda: after(turn_of(US, middle(), "duck_and_cover", "nato", "junta"), "play duck_and_cover"),
        bad=("event",),
        loses=True,
    ),
    Position(
        "Soviets Shoot Down KAL-007 is not one's own event at DEFCON 2",
        lambda: after(
            turn_of(US, middle(LATE), "soviets_shoot_down_kal_007", "nato"), "play soviets_shoot_down_kal_007"
        ),
        bad=("event",),
        loses=True,
    ),
    Position(
        "We Will Bury You is not one's own event at DEFCON 2",
        lambda: after(turn_of(USSR, middle(), "we_will_bury_you", "opec"), "play we_will_bury_you"),
        bad=("event",),
        loses=True,
    ),
    Position(
        "Games hosted by the USSR at DEFCON 2 are boycotted",
        lambda: after(turn_of(USSR, middle(), "olympic_games", "opec"), "play olympic_games"),
        bad=("event",),
        loses=True,
    ),
    Position(
        "Games hosted by the US at DEFCON 2 are boycotted",
        lambda: after(turn_of(US, middle(), "olympic_games", "nato"), "play olympic_games"),
        bad=("event",),
        loses=True,
    ),
    Position(
        "A Summit at DEFCON 2 lets its winner end the game",
        lambda: after(turn_of(US, middle().dice(US, 1).dice(USSR, 6), "summit", "nato"), "play summit"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "A Summit at DEFCON 2 is no event for the USSR either",
        lambda: after(turn_of(USSR, middle().dice(US, 6).dice(USSR, 1), "summit", "opec"), "play summit"),
        spoilt=ussr_lost,
        loses=True,
    ),
)

#: Coups, and choices in the middle of a card.
CHOICES = (
    Position(
        "The US makes no coup in a battleground at DEFCON 2",
        lambda: using(US, middle().military(), "nato", "ops", "junta"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "The USSR makes no coup in a battleground at DEFCON 2",
        lambda: using(USSR, middle().military().us(zaire=1), "opec", "ops", "junta"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "A coup at DEFCON 2 goes where there is no battleground",
        lambda: after(
            using(USSR, middle().military().us(zaire=1, zimbabwe=1), "opec", "ops", "junta"), "coup-attempt"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "An American coup at DEFCON 2 goes where there is no battleground",
        lambda: after(using(US, middle().military(), "nato", "ops", "junta"), "coup-attempt"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "No coup in a battleground at DEFCON 3 before Duck and Cover",
        lambda: using(
            USSR,
            middle(defcon=3).military().us(zaire=1),
            "duck_and_cover",
            "ops-first",
            "junta",
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "No coup in a battleground at DEFCON 3 before We Will Bury You",
        lambda: using(US, middle(defcon=3).military(), "we_will_bury_you", "ops-first", "junta"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "No coup in a battleground at DEFCON 3 before CIA Created",
        lambda: using(USSR, middle(defcon=3).military().us(zaire=1), "cia_created", "ops-first", "junta"),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "No coup after the one of CIA Created",
        lambda: after(
            using(USSR, middle(defcon=3).military().us(zaire=1), "cia_created", "event-first", "junta"),
            "coup-attempt",
            "coup angola",
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "No coup after the one of Lone Gunman",
        lambda: after(
            using(US, middle(defcon=3).military().ussr(zaire=1), "lone_gunman", "event-first", "junta"),
            "coup-attempt",
            "coup nigeria",
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "No coup in a battleground after a boycott that lowered DEFCON to 2",
        lambda: after(
            using(USSR, middle(defcon=3).military().us(zaire=1), "olympic_games", "event", "junta"), "boycott"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Junta's coup spares battlegrounds at DEFCON 2",
        lambda: after(using(US, middle().military(), "junta", "event", "nato"), "place honduras"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Ortega's coup spares Cuba at DEFCON 2",
        lambda: using(
            USSR, middle(LATE).us(cuba=3).ussr(cuba=0), "ortega_elected_in_nicaragua", "event", "opec"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "Tear Down This Wall is no coup at DEFCON 2",
        lambda: using(US, middle(LATE), "tear_down_this_wall", "event", "nato"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "The winner of one's own Summit does not end the game",
        lambda: using(US, middle().dice(US, 6).dice(USSR, 1), "summit", "event", "nato"),
        bad=("defcon 1",),
        loses=True,
    ),
    Position(
        "Whoever learned to stop worrying still does not start the war",
        lambda: using(USSR, middle(), "how_i_learned_to_stop_worrying", "event", "opec"),
        bad=("defcon 1",),
        loses=True,
    ),
    Position(
        "Star Wars does not repeat what lowers DEFCON to 1",
        lambda: using(
            US,
            middle(LATE)
            .space(us=4, ussr=2)
            .discarded("duck_and_cover", "we_will_bury_you", "the_voice_of_america", "olympic_games"),
            "star_wars",
            "event",
            "nato",
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Grain Sales to Soviets hands back what starts the war",
        lambda: using_grain_sales("we_will_bury_you"),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "The USSR makes no coup under the Cuban Missile Crisis",
        lambda: using(
            USSR, middle().military().crisis(USSR).us(zimbabwe=1).ussr(cuba=1), "opec", "ops", "junta"
        ),
        spoilt=ussr_lost,
        loses=True,
    ),
    Position(
        "The US makes no coup under the Cuban Missile Crisis",
        lambda: using(
            US,
            middle().military().crisis(US).us(west_germany=1, turkey=1).ussr(zimbabwe=1),
            "nato",
            "ops",
            "junta",
        ),
        spoilt=us_lost,
        loses=True,
    ),
    Position(
        "Junta's coup loses under the Cuban Missile Crisis",
        lambda: after(
            using(US, middle().crisis(US).us(west_germany=1, turkey=1), "junta", "event", "nato"),
            "place honduras",
        ),
        spoilt=us_lost,
        loses=True,
    ),
)

#: 4.5.C: the headline that comes second meets the DEFCON of the first.
HEADLINES = (
    Position(
        "No headline with a coup for the US after Duck and Cover",
        lambda: shown_headline(US, "duck_and_cover", "cia_created", "junta", "allende", "opec"),
        bad=("headline cia_created",),
        loses=True,
    ),
    Position(
        "No Games announced after Duck and Cover",
        lambda: shown_headline(US, "duck_and_cover", "olympic_games", "nasser", "allende", "nato"),
        bad=("headline olympic_games",),
        loses=True,
    ),
    Position(
        "No Duck and Cover after We Will Bury You",
        lambda: shown_headline(USSR, "we_will_bury_you", "duck_and_cover", "nato", "junta", "nasser"),
        bad=("headline duck_and_cover",),
        loses=True,
    ),
    Position(
        "No Lone Gunman after We Will Bury You",
        lambda: shown_headline(USSR, "we_will_bury_you", "lone_gunman", "nasser", "fidel", "blockade"),
        bad=("headline lone_gunman",),
        loses=True,
    ),
)

POSITIONS = (*UNPLAYABLE, *OTHERWISE, *CHOICES, *HEADLINES)
