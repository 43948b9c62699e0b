/** The duration of the work below on the machine on which the limits were measured, when idle. */
const REFERENCE_MS = 20;
const RUNS = 7;

function measureRun(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 4_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - start;
}

/**
 * How many times slower this machine currently is than the one on which the tests' limits were measured; at least 1. A
 * limit times this factor fails because of the product, not because of other load on the machine.
 */
export function measureSlowness(): number {
  const runs = Array.from({ length: RUNS }, measureRun).sort((a, b) => a - b);
  return Math.max(1, (runs[Math.floor(RUNS / 2)] ?? REFERENCE_MS) / REFERENCE_MS);
}
