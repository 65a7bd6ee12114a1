"""Checks many bundles in one process by examples/verify-bundle.py: verify-many.py [KEY], the names of the files on stdin, a line each.

Prints the exit code of each.
"""
import importlib.util, pathlib, sys

place = pathlib.Path(__file__).parents[2] / "examples" / "verify-bundle.py"
spec = importlib.util.spec_from_file_location("verify_bundle", place)
verifier = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(verifier)
key = sys.argv[1] if len(sys.argv) > 1 else None
for file in sys.stdin.read().split("\n"):
    verifier.problems.clear()
    verifier.not_compared.clear()
    try:
        verifier.check_bundle(file, key)
    except Exception as error:
        verifier.problems.append(error)
    print(1 if verifier.problems else 3 if verifier.not_compared else 0)
