"""A table in play: moves, refusals, two tabs, undo, agreements, chat, what if."""

import random
from collections.abc import Callable

import pytest

from server.harness import Server, against, play_out
from tharsis.client import Client, Refused, SeatedClient

Guest = Callable[[str], Client]
Two = tuple[SeatedClient, SeatedClient]


def refused(code: str, client: SeatedClient, /, **message: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        client.ask(message)
    assert refusal.value.code == code
    return refusal.value


def catch_up(*seats: SeatedClient) -> None:
    """Let every seat read what it has been sent."""
    for seat in seats:
        seat.ask({"type": "ping"})


def bid(*seats: SeatedClient) -> SeatedClient:
    """All bid their first card; gives back who won the prize."""
    for seat in seats:
        seat.move(seat.legal[0])
    catch_up(*seats)
    return next(seat for seat in seats if seat.view["actors"] == [seat.seat])


def play_to_the_end(*seats: SeatedClient) -> None:
    chooser = random.Random(5)
    while not seats[0].over:
        for seat in seats:
            catch_up(seat)
            if seat.legal and not seat.over:
                seat.move(chooser.choice(seat.legal))


def test_a_whole_game(two_seats: Two) -> None:
    ana, ben = two_seats
    play_to_the_end(ana, ben)
    catch_up(ana, ben)
    assert ana.view["result"]["how"] == "rules"
    assert ana.view["result"] == ben.view["result"] == ana.summary["result"]
    assert ana.summary["state"] == "finished"
    assert ana.log
    refused("finished", ana, type="move", seat=0, position=ana.view["position"], moves=["roll"])


def test_against_a_bot(guest: Guest) -> None:
    ana = guest("Ana")
    with against(ana, "search") as seat:
        play_out(seat)
        assert seat.view["result"]["how"] == "rules"


def test_a_repeated_or_stale_move_is_refused_with_the_position(two_seats: Two) -> None:
    ana, _ = two_seats
    move = {"type": "move", "seat": 0, "position": ana.view["position"], "moves": [ana.legal[0]]}
    first = ana.ask(move)
    error = refused("stale", ana, **move)
    assert error.error["position"] == first["position"]


def test_the_position_does_not_tell_how_far_others_are(two_seats: Two) -> None:
    ana, ben = two_seats
    before = ben.view["position"]
    ana.move(ana.legal[0])
    catch_up(ben)
    assert ben.view["position"] == before
    assert ben.view["actors"] == [1]
    ana.ask({"type": "retract", "seat": 0, "position": ana.view["position"]})
    catch_up(ana, ben)
    assert ben.view["position"] == before
    assert ben.view["actors"] == [0, 1]
    assert ana.legal


def test_two_tabs_never_break_anything(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random"])["id"]
    with ana.sit_down(table) as one, ana.sit_down(table) as two:
        while not one.over:
            catch_up(one, two)
            tab, other = (one, two) if one.view["position"] % 2 else (two, one)
            if not tab.legal:
                continue
            position = tab.view["position"]
            message = {"type": "move", "seat": 0, "position": position, "moves": [tab.legal[0]]}
            tab.ask(message)
            with pytest.raises(Refused, match=r"stale|finished"):
                other.ask(message)
        assert one.view["result"] is not None


def test_a_move_of_another_seat_or_a_stranger_is_refused(two_seats: Two, guest: Guest) -> None:
    ana, ben = two_seats
    move = {"type": "move", "position": ana.view["position"], "moves": [ana.legal[0]]}
    refused("not-yours", ben, seat=0, **move)
    with guest("Cleo").sit_down(ana.summary["id"]) as cleo:
        assert cleo.view["seat"] == -1
        refused("not-yours", cleo, seat=0, **move)
        refused("not-yours", cleo, type="look", seat=0)
        refused("not-yours", cleo, type="why", seat=0, move="roll")
        refused("not-yours", cleo, type="preview", seat=0, position=0, moves=["roll"])
    with pytest.raises(Refused):
        guest("Dan").sit_down(ana.summary["id"], seat=1)


def test_an_illegal_move_says_why(two_seats: Two) -> None:
    ana, _ = two_seats
    held = [move.split()[1] for move in ana.legal]
    missing = next(card for card in (f"c{n}" for n in range(20)) if card not in held)
    error = refused(
        "not-legal", ana, type="move", seat=0, position=ana.view["position"], moves=[f"bid {missing}"]
    )
    assert error.error["reason"] == {"key": "not-held", "rule": "2.1", "args": {"card": f"card/{missing}"}}
    assert ana.why(f"bid {missing}") == error.error["reason"]
    assert ana.why(ana.legal[0]) is None
    answer = ana.ask({"type": "why", "seat": 0, "target": f"card/{missing}"})
    assert answer["reasons"][0] == {"move": f"bid {missing}", "reason": error.error["reason"]}
    refused("bad-message", ana, type="move", seat=0, position=ana.view["position"], moves=["castle"])
    refused("bad-message", ana, type="why", seat=0)


def test_a_batch_is_all_or_nothing(two_seats: Two) -> None:
    ana, ben = two_seats
    position = ana.view["position"]
    batch = [ana.legal[0], "roll"]
    error = refused("not-legal", ana, type="move", seat=0, position=position, moves=batch)
    assert error.error["move"] == "roll"
    catch_up(ana)
    assert ana.view["position"] == position
    winner = bid(ana, ben)
    position = winner.view["position"]
    winner.move("omen")
    if "done" in winner.legal and len(winner.legal) > 1:
        winner.move(winner.legal[0], "done")
    assert winner.view["position"] > position


def test_preview_foretells_nothing(two_seats: Two) -> None:
    ana, ben = two_seats
    answer = ana.ask(
        {"type": "preview", "seat": 0, "position": ana.view["position"], "moves": [ana.legal[0]]}
    )
    assert answer["chance"] is False
    assert answer["table"]["bid"] == ana.legal[0].split()[1]
    winner = bid(ana, ben)
    seat, position = winner.seat, winner.view["position"]
    for move in ("roll", "omen"):
        answer = winner.ask({"type": "preview", "seat": seat, "position": position, "moves": [move]})
        assert (answer["chance"], answer["table"], answer["actors"]) == (True, None, [])
    answer = winner.ask(
        {"type": "preview", "seat": seat, "position": position, "moves": [f"raid {1 - seat}"]}
    )
    assert answer["actors"] == [1 - seat]
    refused("not-legal", winner, type="preview", seat=seat, position=position, moves=[f"raid {seat}"])
    refused("stale", winner, type="preview", seat=seat, position=position - 1, moves=["roll"])


def test_a_move_is_held_back_by_the_doubts_it_names(two_seats: Two) -> None:
    ana, ben = two_seats
    winner = bid(ana, ben)
    seat, before = winner.seat, winner.view["position"]
    move = {"type": "move", "seat": seat, "position": before, "moves": ["roll"]}
    held = winner.ask({**move, "unless": ["final", "grave"]})
    assert (held["type"], held["chance"], held["table"]) == ("preview", True, None)
    catch_up(winner)
    assert winner.view["position"] == before
    refused("not-legal", winner, **{**move, "moves": [f"raid {seat}"], "unless": ["final"]})
    refused("stale", winner, **{**move, "position": before - 1, "unless": ["final"]})
    refused("bad-message", winner, **move, unless=["castle"])
    assert winner.ask({**move, "unless": ["grave", "waste", "note"]})["type"] == "done"
    catch_up(winner)
    assert winner.view["position"] > before


def test_undo_and_its_fence(two_seats: Two) -> None:
    ana, ben = two_seats
    winner = bid(ana, ben)
    other = ben if winner is ana else ana
    refused("no-undo", winner, type="undo", seat=winner.seat, position=winner.view["position"])
    winner.move(f"raid {other.seat}")
    assert winner.view["can_undo"] is True
    entries = len(winner.log)
    winner.undo()
    assert "roll" in winner.legal
    assert len(winner.log) == entries - 1
    catch_up(other)
    assert other.log == winner.log
    winner.move("roll")
    assert winner.view["can_undo"] is False


def test_undo_by_consent(two_seats: Two) -> None:
    ana, ben = two_seats
    winner = bid(ana, ben)
    other = ben if winner is ana else ana
    winner.move("roll")
    winner.ask({"type": "propose", "seat": winner.seat, "about": "undo"})
    proposal = next_proposals(other)[0]
    assert proposal["waiting"] == [other.seat]
    refused("no-such-proposal", winner, type="answer", seat=winner.seat, proposal=proposal["id"], yes=True)
    other.ask({"type": "answer", "seat": other.seat, "proposal": proposal["id"], "yes": True})
    catch_up(winner, other)
    assert "roll" in winner.legal


def test_a_bot_never_lets_anybody_take_back_what_was_revealed(guest: Guest) -> None:
    ana = guest("Ana")
    with won_a_prize(ana) as seat:
        seat.move("omen")
        assert (seat.view["can_undo"], seat.view["can_ask"]) == (False, False)
        shown = seat.log
        refused("no-undo", seat, type="propose", seat=0, about="undo")
        catch_up(seat)
        assert seat.log == shown


def test_people_decide_about_what_was_revealed(two_seats: Two) -> None:
    winner = bid(*two_seats)
    winner.move("omen")
    assert (winner.view["can_undo"], winner.view["can_ask"]) == (False, True)


def test_who_plays_several_seats_decides_alone(guest: Guest) -> None:
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy", seats=["me", "me"], public=False)["id"]) as seat:
        while "omen" not in seat.legal:
            seat.ask({"type": "look", "seat": seat.view["actors"][0]})
            catch_up(seat)
            if "omen" not in seat.legal:
                seat.move(seat.legal[0])
                catch_up(seat)
        seat.move("omen")
        assert seat.view["can_ask"] is True
        seat.ask({"type": "propose", "seat": seat.seat, "about": "undo"})
        while "omen" not in seat.legal:
            seat.receive()


def won_a_prize(client: Client) -> SeatedClient:
    """A seat against a bot that has just won a prize; luck may need another table."""
    while True:
        seat = against(client)
        while seat.wait() and "roll" not in seat.legal:
            seat.move(seat.legal[0])
        if not seat.over:
            return seat
        seat.close()


def next_proposals(seat: SeatedClient) -> list[dict[str, object]]:
    while True:
        message = seat.receive()
        if message["type"] == "table" and message["proposals"]:
            proposals: list[dict[str, object]] = message["proposals"]
            return proposals


def test_a_no_or_a_move_ends_a_proposal(two_seats: Two) -> None:
    ana, ben = two_seats
    ana.ask({"type": "propose", "seat": 0, "about": "abandon"})
    proposal = next_proposals(ben)[0]["id"]
    ben.ask({"type": "answer", "seat": 1, "proposal": proposal, "yes": False})
    refused("no-such-proposal", ben, type="answer", seat=1, proposal=proposal, yes=True)
    ana.ask({"type": "propose", "seat": 0, "about": "abandon"})
    proposal = next_proposals(ben)[0]["id"]
    ana.move(ana.legal[0])
    refused("no-such-proposal", ben, type="answer", seat=1, proposal=proposal, yes=True)


def test_agreeing_to_abandon(two_seats: Two) -> None:
    ana, ben = two_seats
    ana.ask({"type": "propose", "seat": 0, "about": "abandon"})
    ben.ask({"type": "answer", "seat": 1, "proposal": next_proposals(ben)[0]["id"], "yes": True})
    catch_up(ana)
    assert ana.view["result"]["how"] == "abandoned"
    assert ana.view["result"]["ranks"] is None
    assert ana.legal == []


def test_resigning_ends_a_game_for_two(two_seats: Two) -> None:
    ana, ben = two_seats
    ana.ask({"type": "resign", "seat": 0})
    catch_up(ben)
    assert ben.view["result"]["how"] == "resign"
    assert ben.view["result"]["ranks"] == [2, 1]
    refused("finished", ben, type="resign", seat=1)


def test_with_more_a_bot_plays_on_and_ranks_last(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open", "bot:random"])["id"]
    ben.sit(table)
    with ana.sit_down(table) as first, ben.sit_down(table) as second:
        second.ask({"type": "resign", "seat": 1})
        while first.wait():
            first.move(first.legal[0])
        assert first.view["result"]["ranks"][1] == 3
        assert first.summary["seats"][1] | {"connected": True} == {
            "seat": 1, "kind": "bot", "name": None, "guest": False, "bot": "random", "owner": None,
            "connected": True, "away": None, "until": None, "resigned": True,
        }  # fmt: skip


def test_leaving_a_running_game_hands_the_seat_to_a_bot(guest: Guest) -> None:
    ana, ben = guest("Ana"), guest("Ben")
    table = ana.create("toy", seats=["me", "open"])["id"]
    ben.sit(table)
    assert ben.request("POST", f"/tables/{table}/leave", {"seat": 1})["seats"][1]["kind"] == "bot"
    with ana.sit_down(table) as first:
        while first.wait():
            first.move(first.legal[0])


def test_chat_reaches_everybody(two_seats: Two, guest: Guest) -> None:
    ana, ben = two_seats
    ana.chat("good luck 행운을 빌어요")
    message = ben.receive()
    while message["type"] != "chat":
        message = ben.receive()
    assert (message["name"], message["seat"], message["text"]) == ("Ana", 0, "good luck 행운을 빌어요")
    refused("bad-message", ana, type="chat", text="   ")
    refused("bad-message", ana, type="chat", text="\u202e")
    ana.chat("\u202egood game\u202c")
    while message["text"].startswith("good luck"):
        message = ben.receive()
    assert message["text"] == "good game"
    refused("bad-message", ana, type="chat", text="x" * 501)


def test_spectators_of_a_table_by_link_do_not_chat(guest: Guest) -> None:
    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "bot:random"], public=False)["id"]
    with guest("Ben").sit_down(table) as ben:
        refused("not-yours", ben, type="chat", text="hello")


def test_hot_seat(guest: Guest) -> None:
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy", seats=["me", "me"], public=False)["id"]) as seat:
        while not seat.over:
            seat.ask({"type": "look", "seat": seat.view["actors"][0]})
            catch_up(seat)
            seat.move(seat.legal[0])
            catch_up(seat)


def test_resume_sends_only_what_is_missing(two_seats: Two, guest: Guest) -> None:
    ana, ben = two_seats
    bid(ana, ben)
    catch_up(ana)
    known = len(ana.log)
    ana._say({"type": "hello", "protocol": 1, "seat": 0, "position": ana.view["position"], "log": known})
    message = ana.receive()
    while message["type"] != "view":
        message = ana.receive()
    assert message["log"] == {"from": known, "entries": []}
    answer = ana.ask({"type": "log", "from": 0})
    assert answer["entries"] == ana.log


def test_a_guided_game(guest: Guest) -> None:
    ana = guest("Ana")
    with ana.sit_down(ana.create("toy-lesson", seats=[], guide="first")["id"]) as seat:
        hint = seat.view["guide"]
        assert (hint["name"], hint["step"], hint["steps"], hint["key"]) == ("first", 0, 2, "hint-0")
        seat.move(hint["do"])
        assert seat.view["guide"]["step"] == 1


def test_wrong_greetings_end_the_conversation(server: Server, guest: Guest) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    ana = guest("Ana")
    table = ana.create("toy", seats=["me", "open"])["id"]
    address = server.url.replace("http", "ws") + "/api/tables/{}/socket"
    for first, code in (
        ("nonsense", 4400),
        ('{"type": "ping"}', 4400),
        ('{"type":"hello","protocol":9}', 4400),
    ):
        with connect(address.format(table)) as line:
            line.send(first)
            assert '"error"' in str(line.recv())
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
    with connect(address.format("nothing")) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
