import type { Plan } from './plan.ts';
import type { Outcome } from './run.ts';

const toClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A readable plan: who does what when, and which faults occur. */
export const describePlan = ({ steps }: Plan): string =>
  steps
    .map(({ id, day, minute, parts, fault }) => {
      const acts = parts.map(({ actor, story }) => `${actor} ${story}`).join(', ');
      return `  ${id.padEnd(6)} day ${day + 1} ${toClock(minute)}  ${acts}${fault === 'none' ? '' : `  [${fault}]`}`;
    })
    .join('\n');

/** The invariant or the kind of error, which a shorter plan must violate as well. */
export const toKind = ({ failure }: Outcome): string | undefined => failure?.faults[0]?.split(':')[0];
