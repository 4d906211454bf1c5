"""What an operator needs: metrics, logs, the load test, the disk probe, garbage collection."""
