from examples.running import run


def test_all_seats_learn_their_rewards():
    told = run("petting_zoo.py", "terraforming-mars", "--seats", 3)
    assert "Choose a corporation" in told
    for seat in range(3):
        assert f"'player_{seat}': " in told.splitlines()[-1]
