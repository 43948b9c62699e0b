import { Client } from './client.ts';
import { arm, disarm } from './faults.ts';
import { checkAll } from './invariants/all.ts';
import { People } from './people.ts';
import type { Part, Plan, Step } from './plan.ts';
import { settle } from './settle.ts';
import { STORIES } from './stories/all.ts';
import type { Story } from './stories/story.ts';
import { randomFor } from './world/random.ts';
import { reseed } from './world/seeded-crypto.ts';
import { advance, virtualNow } from './world/virtual-time.ts';
import { createWorld, FIRST_DAY, type World } from './world/world.ts';

export interface Outcome {
  steps: number;
  /** Number of choices of the scheduler. */
  choices: number;
  /** The same for the same plan, whatever the machine. */
  hash: string;
  crashes: number;
  /** The step that has broken something, with what it broke. */
  failure: { step: string; faults: string[] } | undefined;
}

const MINUTE_MS = 60_000;

function storyOf({ role, story }: Part): Story {
  const found = (STORIES[role] as Record<string, [number, Story]>)[story];
  if (!found) throw new Error(`There is no story ${story} of a ${role}`);
  return found[1];
}

async function play(world: World, people: People, seed: number, step: Step): Promise<void> {
  const { scheduler } = world;
  scheduler.note(
    `step ${step.id} ${step.fault} ${step.parts.map(({ actor, story }) => `${actor} ${story}`).join(', ')}`,
  );
  reseed(seed, step.id, 'product');
  scheduler.use(randomFor(seed, step.id, 'choices'));
  const start = Date.parse(FIRST_DAY) + (step.day * 24 * 60 + step.minute) * MINUTE_MS;
  if (start > virtualNow()) advance(start - virtualNow());
  arm(world, step.fault, randomFor(seed, step.id, 'fault'));
  const stories = step.parts.map((part, nth) => {
    const random = randomFor(seed, step.id, nth);
    const person = part.role === 'owner' ? people.owner : people.of(part.actor);
    const client = new Client(world, random, `${part.actor}/${step.id}/${nth}`);
    return storyOf(part)({ world, client, person, people, random });
  });
  await scheduler.complete(`Step ${step.id}`, Promise.all(stories));
  disarm(world);
  await scheduler.drain();
}

async function endDay(world: World, people: People, seed: number, { day }: Step): Promise<string[]> {
  const random = randomFor(seed, 'evening', day);
  world.scheduler.note(`evening of day ${day}`);
  const faults = await world.scheduler.complete(`The evening of day ${day}`, settle(world, people, random, day));
  await world.scheduler.drain();
  return [...faults, ...(await checkAll({ world, db: world.database.inspector }))];
}

/** Plays a plan until the first step that breaks something; only once per process. */
export async function run({ seed, steps }: Plan, onLine?: (line: string) => void): Promise<Outcome> {
  const world = await createWorld(seed, onLine);
  const people = new People();
  const db = world.database.inspector;
  const report = (played: number, failure?: Outcome['failure']): Outcome => ({
    steps: played,
    choices: world.scheduler.choices,
    hash: world.scheduler.hash(),
    crashes: world.servers.reduce((sum, { crashes }) => sum + crashes, 0),
    failure,
  });
  let played = 0;
  for (const [at, step] of steps.entries()) {
    try {
      await play(world, people, seed, step);
      played += 1;
      const faults = await checkAll({ world, db });
      if (faults.length === 0 && steps[at + 1]?.day !== step.day)
        faults.push(...(await endDay(world, people, seed, step)));
      if (faults.length > 0) return report(played, { step: step.id, faults });
    } catch (error) {
      return report(played, { step: step.id, faults: [error instanceof Error ? (error.stack ?? '') : String(error)] });
    }
  }
  return report(played);
}
