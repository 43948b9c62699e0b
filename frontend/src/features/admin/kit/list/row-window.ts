/** Rows from `start` up to but excluding `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

interface ScrollState {
  /** Pixels of the table above the window's top edge; negative while the table starts further down. */
  readonly above: number;
  readonly height: number;
  /** Height of the window. */
  readonly view: number;
  readonly count: number;
}

/** Extra rows on both sides, so that neither fast scrolling nor the Tab key reaches an empty area. */
const OVERSCAN = 12;
/** Start and end move in steps, so that scrolling by a few pixels renders nothing. */
const STEP = 6;

/** The part of a long list that has to be rendered. */
export function rowWindow({ above, height, view, count }: ScrollState): RowWindow {
  const first = Math.floor(above / height) - OVERSCAN;
  const last = Math.ceil((above + view) / height) + OVERSCAN;
  const start = Math.min(Math.max(0, Math.floor(first / STEP) * STEP), count);
  return { start, end: Math.max(start, Math.min(count, Math.ceil(last / STEP) * STEP)) };
}
