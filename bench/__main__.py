"""Run every benchmark and print its figures."""

from bench import bench_batch, bench_cli, bench_engine, env


def main() -> None:
    """Measure."""
    bench_engine.main()
    bench_batch.main()
    env.main()
    bench_cli.main()


if __name__ == "__main__":
    main()
