"""Run every benchmark and print its figures."""

from bench import bench_batch, bench_cli, bench_engine


def main() -> None:
    """Measure."""
    bench_engine.main()
    bench_batch.main()
    bench_cli.main()


if __name__ == "__main__":
    main()
