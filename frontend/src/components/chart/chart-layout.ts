/** Margins in pixels; the left one grows with the axis labels. */
const TOP = 28;
const BOTTOM = 44;
const RIGHT = 4;
const LETTER = 7.4;
const WIDEST_BAR = 44;
const NARROW_SLOT = 34;

export interface ChartInput {
  /** Of the whole drawing, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
  /** The value at the top edge. */
  readonly top: number;
  /** The length of the longest y-axis label, in characters. */
  readonly letters: number;
}

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The centre of the bar and of its slot. */
  readonly middle: number;
}

export interface ChartLayout {
  readonly left: number;
  readonly right: number;
  /** The baseline. */
  readonly bottom: number;
  readonly bars: readonly Bar[];
  /** Whether the labels below have room for only one letter. */
  readonly narrow: boolean;
  readonly yOf: (value: number) => number;
  /** Index of the bar at an x position; the nearest one outside the plot. */
  readonly indexAt: (x: number) => number;
}

/** The layout of a column chart, in pixels from its top left corner. */
export function chartLayout({ width, height, values, top, letters }: ChartInput): ChartLayout {
  const left = Math.ceil(letters * LETTER) + 12;
  const right = Math.max(left + values.length, width - RIGHT);
  const bottom = height - BOTTOM;
  const slot = (right - left) / values.length;
  const breadth = Math.min(WIDEST_BAR, Math.max(3, slot * 0.6));
  const yOf = (value: number) => bottom - ((bottom - TOP) * value) / top;
  return {
    left,
    right,
    bottom,
    narrow: slot < NARROW_SLOT,
    yOf,
    indexAt: (x) => Math.min(values.length - 1, Math.max(0, Math.floor((x - left) / slot))),
    bars: values.map((value, index) => {
      const middle = left + slot * (index + 0.5);
      return { middle, x: middle - breadth / 2, width: breadth, y: yOf(value), height: bottom - yOf(value) };
    }),
  };
}

/** A column with rounded top corners; empty for a column without height. */
export function barPath({ x, y, width, height }: Bar): string {
  if (height <= 0) return '';
  const round = Math.min(4, width / 2, height);
  const across = width - 2 * round;
  return `M${x} ${y + height}v${round - height}q0 ${-round} ${round} ${-round}h${across}q${round} 0 ${round} ${round}v${height - round}z`;
}
