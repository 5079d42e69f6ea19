"""Solvers: small En Gardes solved over the public tree, and any policy's exact exploitability.

`hands` counts what is hidden, `en_garde` grows the tree by asking the laws, `tree` keeps it and
`sweep` goes through it in compiled code; `methods` says how regrets become strategies, `solver`
iterates; `policies` measures what others have learnt; `report` and `plot` tell. docs/solvers.md
explains how it works, and what has been solved.
"""
