import type { Plan, Step } from './plan.ts';

/** Whether a plan still breaks something. */
type Breaks = (plan: Plan) => Promise<boolean>;

/** Leaves out as many of the pieces as it can: halves first, then quarters, down to single ones. */
async function leaveOut<Piece>(pieces: Piece[], breaks: (rest: Piece[]) => Promise<boolean>): Promise<Piece[]> {
  let kept = pieces;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length; ) {
      const rest = kept.toSpliced(at, size);
      if (rest.length < kept.length && rest.length > 0 && (await breaks(rest))) kept = rest;
      else at += size;
    }
  }
  return kept;
}

const group = <Key>(steps: Step[], toKey: (step: Step) => Key): Step[][] => [...Map.groupBy(steps, toKey).values()];

/**
 * The shortest story that still breaks something: without the days, the actors, the steps, the parts of a step and the
 * faults that it does not need. Each step has its own randomness, so the rest stays as it was.
 */
export async function shrink({ seed, steps }: Plan, breaks: Breaks): Promise<Plan> {
  const toBreak = (rest: Step[]) => breaks({ seed, steps: rest });
  const days = await leaveOut(
    group(steps, ({ day }) => day),
    (rest) => toBreak(rest.flat()),
  );
  let left = days.flat();
  left = await leaveOut(left, toBreak);
  const actors = [...new Set(left.flatMap(({ parts }) => parts.map(({ actor }) => actor)))];
  const only = (kept: string[]) =>
    left
      .map((step) => ({ ...step, parts: step.parts.filter(({ actor }) => kept.includes(actor)) }))
      .filter(({ parts }) => parts.length > 0);
  left = only(await leaveOut(actors, (kept) => toBreak(only(kept))));
  for (const [at, step] of [...left.entries()]) {
    const withParts = (parts: Step['parts']) => left.with(at, { ...step, parts });
    const parts = await leaveOut(step.parts, (rest) => toBreak(withParts(rest)));
    left = withParts(parts);
    const calm = left.with(at, { ...step, parts, fault: 'none' });
    if (step.fault !== 'none' && (await toBreak(calm))) left = calm;
  }
  return { seed, steps: left };
}
