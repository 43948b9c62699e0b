import { FAULTS, type Fault } from './faults.ts';
import { type Role, STORIES } from './stories/all.ts';
import { between, pickWeighted, randomFor } from './world/random.ts';

/** A person's part in a step. */
export interface Part {
  role: Role;
  actor: string;
  story: string;
}

/** Concurrent stories, with the fault that occurs during them. */
export interface Step {
  /** Seeds the randomness of the step, which stays the same when others are left out. */
  id: string;
  day: number;
  /** Minute of the day. */
  minute: number;
  parts: Part[];
  fault: Fault;
}

export interface Plan {
  seed: number;
  steps: Step[];
}

const ACTORS: Record<Role, number> = { customer: 8, guest: 4, owner: 1, attacker: 2, machinery: 1 };
const ROLES: Record<Role, number> = { customer: 10, guest: 2, owner: 3, attacker: 2, machinery: 4 };
/** A fault in two of five steps. */
const FAULTLESS = FAULTS.length * 1.4;
const MINUTES_OF_DAY = 24 * 60;

/** What happens in the days of a seed. */
export function makePlan(seed: number, days: number, stepsOfDay: number): Plan {
  const steps: Step[] = [];
  for (let day = 0; day < days; day += 1) {
    for (let nth = 0; nth < stepsOfDay; nth += 1) {
      const random = randomFor(seed, 'plan', day, nth);
      const parts = Array.from({ length: between(random, 1, 4) }, (): Part => {
        const role = pickWeighted(random, ROLES);
        const weights = Object.fromEntries(Object.entries(STORIES[role]).map(([name, [weight]]) => [name, weight]));
        return { role, actor: `${role}-${between(random, 1, ACTORS[role])}`, story: pickWeighted(random, weights) };
      });
      const faults = Object.fromEntries(FAULTS.map((fault) => [fault, fault === 'none' ? FAULTLESS : 1]));
      const fault = pickWeighted(random, faults) as Fault;
      steps.push({ id: `${day}.${nth}`, day, minute: Math.floor((nth * MINUTES_OF_DAY) / stepsOfDay), parts, fault });
    }
  }
  return { seed, steps };
}
