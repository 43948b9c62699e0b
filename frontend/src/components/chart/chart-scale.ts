/** Step sizes; a third of a step is never a round number, these are. */
const STEPS = [1, 2, 2.5, 5, 10];
const NICE_STEPS = [1, 2, 5, 10];

/** At most this many lines above zero. */
const MAX_LINES = 5;

export interface Scale {
  /** The value of the highest line. */
  readonly top: number;
  /** The values of all lines, 0 first. */
  readonly lines: readonly number[];
}

/**
 * Round axis lines for values from 0 to `highest`: 0, 5, 10, 15 for 13.
 * @param whole values are counts, so all lines are integers
 */
export function scaleFor(highest: number, whole: boolean): Scale {
  const rawStep = Math.max(highest, whole ? 4 : 1) / MAX_LINES;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  const steps = whole && power <= 1 ? NICE_STEPS : STEPS;
  const fitting = steps.find((candidate) => candidate * power >= rawStep) ?? 10;
  const step = Math.max(fitting * power, whole ? 1 : 0);
  const count = Math.max(1, Math.ceil(highest / step));
  const lines = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { top: lines.at(-1) ?? step, lines };
}
