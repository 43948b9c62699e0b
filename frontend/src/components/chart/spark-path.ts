interface Size {
  readonly width: number;
  readonly height: number;
  /** The value at the top edge. */
  readonly peak: number;
}

/** Half of a stroke's width lies on each side of its line. */
const EDGE = 2;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line through the values from edge to edge; empty for fewer than two. */
export function sparkPath(values: readonly number[], { width, height, peak }: Size): string {
  if (values.length < 2) return '';
  const step = width / (values.length - 1);
  const points = values.map((value, index) => {
    const y = height - EDGE - ((height - 2 * EDGE) * Math.max(0, value)) / peak;
    return `${round(index * step)} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Sums of `size` neighbouring values, so that a month of single days reads as a line. */
export function smoothed(values: readonly number[], size: number): number[] {
  return values.map((_, index) => {
    const part = values.slice(Math.max(0, index - size + 1), index + 1);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
