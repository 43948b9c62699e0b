export const roundToOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Percentage difference between `current` and `earlier` with one decimal; null if there is nothing to compare with. */
export function percentChange(current: number, earlier: number | null): number | null {
  return earlier ? Math.round(((current - earlier) / earlier) * 1000) / 10 : null;
}
