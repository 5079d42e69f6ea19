"""The laboratory: simulation, benchmarks; later solvers, training. It needs the extra `lab`."""
