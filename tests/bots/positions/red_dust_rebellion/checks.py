"""Red Dust Rebellion: the storm's victory check. Who passes it wins; who forgets it loses."""

from bots.positions.form import Position
from bots.positions.red_dust_rebellion.tables import (
    HOTBEDS,
    after_check,
    at,
    corporations_at_36,
    crowded,
    last_answer,
    last_turn,
    marsgov_at_34,
    marsgov_two_short,
    not_ahead,
    not_won,
    reclaimers_at_0,
    red_dust_at_32,
    rival,
    somebody_won,
    stop,
    table,
    win,
)
from tharsis.games.red_dust_rebellion.board import MARS_MASK, SPACE_IDS
from tharsis.games.red_dust_rebellion.orders import ATTACK, LOGISTICS
from tharsis.games.red_dust_rebellion.pieces import CORP, CR, MG, RD
from tharsis.games.red_dust_rebellion.rules.assault import Bombard
from tharsis.games.red_dust_rebellion.rules.dust_storm import RedeployPhase
from tharsis.games.red_dust_rebellion.rules.earthgov import Ship
from tharsis.games.red_dust_rebellion.rules.logistics import LocalRecruits, Recruit
from tharsis.games.red_dust_rebellion.rules.operations import ANY_NUMBER, ANYWHERE, SPECIAL, BeginOperation
from tharsis.games.red_dust_rebellion.rules.redeploy import Relocate
from tharsis.games.red_dust_rebellion.rules.special_rebels import Convert
from tharsis.games.red_dust_rebellion.rules.support import EVERY_SPACE, Pacify
from tharsis.games.red_dust_rebellion.rules.support_phase import Lobby
from tharsis.games.red_dust_rebellion.scenario import RDScenario

# -- win at the check -------------------------------------------------------------------------------

WINS = (
    win(
        "Red Dust wins by a Campaign before the storm",
        RD,
        lambda: red_dust_at_32().put("shenzhou", rd_rebel=1, mg_troop=3).means(rd=1),
    ),
    win(
        "Red Dust wins by a Base before the storm; ties go to it before the Corporations",
        RD,
        lambda: red_dust_at_32().put("gandhi", rd_rebel=2, mg_troop=1).put("shenzhou", mg_troop=4)
        .means(rd=1),
    ),
    win(
        "Red Dust spends its last Resource where most people live",
        RD,
        lambda: red_dust_at_32().level(shenzhou=-1, new_cordoba=-1).put("europa", rd_rebel=1, mg_troop=1)
        .put("pavonis_mons", rd_rebel=1).put("shenzhou", rd_rebel=1).means(rd=1),
    ),
    win(
        "Red Dust needs Bases in two spaces and has Resources for both",
        RD,
        lambda: red_dust_at_32().level(sinai_planum=-1, shenzhou=0, trouvelot=-1).put("gandhi", rd_rebel=2)
        .put("sharma", rd_rebel=2).means(rd=2),
    ),
    win(
        "MarsGov wins by Support it can pay, not by Troops",
        MG,
        lambda: marsgov_at_34().means(mg=3),
    ),
    win(
        "MarsGov without Resources wins by housing people who love it",
        MG,
        lambda: marsgov_at_34().put("europa", mg_troop=1).put("gandhi", mg_troop=1).means(mg=0, displaced=1),
    ),
    win(
        "MarsGov spends its last Resources among people who love it",
        MG,
        lambda: marsgov_at_34().put("tenzing", mg_troop=1).damage(tenzing=1).level(new_cordoba=2)
        .put("gandhi", mg_troop=2).damage(gandhi=1).means(mg=3, displaced=1),
    ),
    win("the Corporations win by Exploiting before the storm", CORP, corporations_at_36),
    win(
        "the Corporations win by Repairs that pay",
        CORP,
        lambda: rival(table(), "mg").put("gandhi", security=2).damage(gandhi=1)
        .means(profits=36, displaced=1).put("earth", security=1),
    ),
    win(
        "the Corporations count the fines for displaced people and house them",
        CORP,
        lambda: rival(table(), "mg").put("gandhi", security=3).means(profits=39, displaced=4),
    ),
    win(
        "the Reclaimers win by Control of one more space; ties go to them",
        CR,
        lambda: reclaimers_at_0().put("marth", cr_rebel=1).hand("converts"),
    ),
    Position(
        "the Reclaimers Ambush the Base that nobody guards",
        lambda: last_answer(
            reclaimers_at_0().put("alpheus_colles", corp_base=1, cr_rebel=1)
            .put("gandhi", cr_rebel=1, mg_troop=3).hand("re_engineering"),
            CR,
            BeginOperation(CR, ATTACK, ANY_NUMBER, ANYWHERE, SPECIAL),
        ),
        spoilt=not_won(CR),
        loses=True,
    ),
    Position(
        "the Reclaimers Purify the Base, not a Troop beside it",
        lambda: last_answer(
            reclaimers_at_0().put("alpheus_colles", rd_base=1, mg_troop=1, cr_rebel=3, active_cr=1)
            .put("gandhi", mg_base=1), CR, Convert(CR, at("alpheus_colles"), 1, bases=True),
        ),
        spoilt=not_won(CR),
        loses=True,
    ),
)  # fmt: skip

# -- stop who would win -----------------------------------------------------------------------------

STOPS = (
    stop(
        "MarsGov fells the Base that would let Red Dust win",
        MG,
        lambda: rival(table(), "rd").put("hellas_chaos", mg_troop=1).means(mg=3),
    ),
    stop(
        "MarsGov calms a town to stop Red Dust",
        MG,
        lambda: rival(table(), "rd").put("gandhi", mg_troop=1).put("europa", mg_troop=1).means(mg=3),
    ),
    stop(
        "MarsGov breaks the Control that lets the Reclaimers win",
        MG,
        lambda: table().put("gandhi", cr_rebel=1).put("coronae_montes", mg_troop=2).means(mg=3),
    ),
    stop(
        "MarsGov petitions Profits away from who would win by them",
        MG,
        lambda: rival(table(), "corp").put("europa", mg_troop=1).put("tenzing", mg_troop=2).means(mg=3),
    ),
    stop(
        "the Corporations soothe a town to stop Red Dust",
        CORP,
        lambda: rival(table(), "rd").put("gandhi", corp_base=1, security=1),
    ),
    stop(
        "the Corporations exploit loyal people to stop MarsGov",
        CORP,
        lambda: rival(table(), "mg").put("europa", corp_base=1, security=1),
    ),
    stop(
        "the Corporations raid a Base to stop Red Dust",
        CORP,
        lambda: rival(table(), "rd").put("alpheus_colles", specops=1).put("europa", security=1),
    ),
    stop(
        "the Corporations contest a space to stop the Reclaimers",
        CORP,
        lambda: table().put("tenzing", cr_rebel=1).put("europa", security=3).means(profits=4),
    ),
    stop(
        "Red Dust campaigns against MarsGov's last point",
        RD,
        lambda: rival(table(), "mg").put("tereshkova", rd_rebel=1, mg_troop=2).put("radau", rd_rebel=1)
        .means(rd=1),
    ),
    stop(
        "Red Dust starts a riot where the Corporations earn",
        RD,
        lambda: rival(table(), "corp").level(europa=2).put("europa", rd_rebel=1, corp_base=1, security=4)
        .put("gandhi", rd_rebel=1).means(rd=1),
    ),
    stop(
        "Red Dust Ambushes the Base that lets the Reclaimers win",
        RD,
        lambda: table().put("wilderness", cr_base=1, cr_rebel=1).put("radau", rd_base=2)
        .put("rutherford", cr_base=1, rd_rebel=2).put("gandhi", rd_rebel=1).means(rd=1),
    ),
    stop(
        "the Reclaimers preach against MarsGov's last point",
        CR,
        lambda: crowded(rival(table(), "mg")).put("tereshkova", cr_rebel=1, mg_troop=2)
        .put("radau", cr_rebel=1, rd_base=2)
        .hand("the_maadim"),
    ),
    stop(
        "the Reclaimers preach against Red Dust's last point",
        CR,
        lambda: crowded(rival(table(), "rd")).put("gandhi", cr_rebel=1).put("ascraeus_mons", cr_rebel=1)
        .hand("the_maadim"),
    ),
    stop(
        "the Reclaimers make guards fall: two cost the Corporations their last Profit",
        CR,
        lambda: crowded(rival(table(), "corp")).put("gandhi", security=2, cr_rebel=1).put("radau", mg_base=2)
        .put("marth", mg_base=1, cr_rebel=1).hand("the_maadim"),
    ),
    Position(
        "alone, one cannot win before the third storm, but others can",
        lambda: last_turn(
            RDScenario(seats=1, factions="rd_cr_mg_corp").means(rd=1, profits=37, displaced=0).confidence(3)
            .level(**HOTBEDS, europa=2).put("hellas_chaos", rd_base=2).put("alpheus_colles", rd_base=2)
            .put("europa", rd_rebel=1, corp_base=1, security=4).put("gandhi", rd_rebel=2)
            .storms_at((1, 1), (1, 2)),
            RD, 1,
        ),
        spoilt=somebody_won,
        loses=True,
    ),
)  # fmt: skip

# -- not to throw it away ---------------------------------------------------------------------------

KEEPS = (
    Position(
        "Red Dust starts no fight that ruins its own town",
        lambda: last_turn(
            rival(rival(table(), "corp"), "rd").put("gandhi", rd_rebel=6, mg_troop=6).means(rd=1), RD
        ),
        spoilt=not_won(RD),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profit that wins: no guards",
        lambda: last_answer(
            corporations_at_36().means(profits=38), CORP, LocalRecruits(CORP, (0,) * len(SPACE_IDS))
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profit that wins: no freight",
        lambda: last_answer(
            corporations_at_36().means(profits=38).put("earth", security=2, specops=1),
            CORP,
            Ship(CORP, 0, paid=True),
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profits that win: no recruits beyond the free ones",
        lambda: last_answer(corporations_at_36().means(profits=38), CORP, Recruit(CORP, 0)),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "the Corporations keep the Profits that win: no second greenhouse",
        lambda: last_answer(
            rival(table(), "mg").put("radau", corp_base=1).put("hellas_chaos", corp_base=1).means(profits=38),
            CORP,
            BeginOperation(CORP, LOGISTICS, ANY_NUMBER, ANYWHERE, SPECIAL),
        ),
        spoilt=not_won(CORP),
        loses=True,
    ),
    Position(
        "MarsGov does not bomb the people who let it win",
        lambda: last_answer(
            rival(rival(table(), "mg"), "corp").put("orbit", satellite=1)
            .put("europa", mg_troop=1, active_rd=3),
            MG,
            Bombard(MG, at("europa")),
        ),
        spoilt=not_won(MG),
        loses=True,
    ),
    Position(
        "MarsGov does not march off and leave the last space to the Reclaimers",
        lambda: after_check(
            table().level(tenzing=2, shenzhou=2, europa=2, tereshkova=2, shepard=2, sharma=2).confidence(6)
            .put("gandhi", cr_rebel=1, mg_troop=1).put("europa", mg_troop=2).put("radau", mg_base=1),
            RedeployPhase(),
        ),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "the Reclaimers keep a Rebel in each space that makes them win",
        lambda: after_check(
            table().put("gandhi", cr_rebel=1).put("radau", cr_rebel=2, rd_rebel=1)
            .put("wilderness", cr_base=1)
            .put("marth", corp_base=2).put("hellas_chaos", corp_base=2).means(profits=36),
            RedeployPhase(),
        ),
        spoilt=not_ahead(CR),
        loses=True,
    ),
)  # fmt: skip

# -- after the third check: the best margin wins ----------------------------------------------------


LAST_MEANS = (
    Position(
        "MarsGov puts its last Resources into Support",
        lambda: after_check(marsgov_two_short(mg=3), Pacify(MG, MARS_MASK, EVERY_SPACE)),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "MarsGov lobbies when nothing else is left to buy",
        lambda: after_check(marsgov_two_short(mg=5), Lobby(MG)),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "MarsGov houses people among its friends",
        lambda: after_check(
            marsgov_two_short(mg=0, displaced=1).put("europa", mg_troop=1), Pacify(MG, MARS_MASK, EVERY_SPACE)
        ),
        spoilt=not_ahead(MG),
        loses=True,
    ),
    Position(
        "Red Dust agitates with its last Resource where most people live",
        lambda: after_check(
            table().level(**HOTBEDS, new_cordoba=-1).level(radau=0).means(profits=36, rd=1)
            .put("radau", corp_base=1)
            .put("new_cordoba", rd_rebel=1).put("arsia_mons", rd_rebel=1),
            Pacify(RD, MARS_MASK, EVERY_SPACE),
        ),
        spoilt=not_ahead(RD),
        loses=True,
    ),
    Position(
        "the Reclaimers redeploy to take one more space",
        lambda: after_check(
            table().put("gandhi", cr_rebel=3).put("radau", cr_base=1, mg_base=1).put("wilderness", cr_base=1)
            .put("marth", corp_base=2).put("hellas_chaos", corp_base=2).means(profits=36),
            Relocate(CR, CR),
        ),
        spoilt=not_ahead(CR),
        loses=True,
    ),
)  # fmt: skip

POSITIONS = (*WINS, *STOPS, *KEEPS, *LAST_MEANS)
