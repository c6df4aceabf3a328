.PHONY: compiled
compiled:
	THARSIS_COMPILE=$${THARSIS_COMPILE:-all} nice .venv/bin/python setup.py -q build --build-lib build/compiled
	mkdir -p build/compiled/toy && cp -ru tests/toy/. build/compiled/toy
