import type { Plan } from './plan.ts';
import type { Outcome } from './run.ts';

const toClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A plan as a person reads it: who did what when, and what went wrong meanwhile. */
export const tell = ({ steps }: Plan): string =>
  steps
    .map(({ id, day, minute, parts, fault }) => {
      const acts = parts.map(({ actor, story }) => `${actor} ${story}`).join(', ');
      return `  ${id.padEnd(6)} day ${day + 1} ${toClock(minute)}  ${acts}${fault === 'none' ? '' : `  [${fault}]`}`;
    })
    .join('\n');

/** What a failure has in common with that of a shorter plan: the invariant or the kind of error. */
export const toKind = ({ failure }: Outcome): string | undefined => failure?.faults[0]?.split(':')[0];
