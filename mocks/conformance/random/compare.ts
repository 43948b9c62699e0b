import { isDeepStrictEqual } from 'node:util';
import { createRandom } from '../../store/seed-random.ts';
import type { Client } from '../client.ts';
import type { Memory, Step } from './id-pool.ts';
import { type ObservedReply, registerCustomer, runStep } from './run-steps.ts';
import { finalReads, makeSequence, signedIn } from './steps.ts';

export type Difference = { at: number; step: Step; seen: Record<string, ObservedReply | string> };

const LENGTH = 12;
let customers = 0;

const tell = (promise: Promise<ObservedReply>): Promise<ObservedReply | string> =>
  promise.catch((error: Error) => error.message);

type Table = { one: Client; other: Client; first: Memory; second: Memory };

/** Makes one call on both servers. @returns the difference, if there is one */
const differs = async (
  { one: firstClient, other: secondClient, first, second }: Table,
  step: Step,
  at: number,
): Promise<Difference | undefined> => {
  const [left, right] = await Promise.all([
    tell(runStep(firstClient, first, step)),
    tell(runStep(secondClient, second, step)),
  ]);
  const same = typeof left !== 'string' && isDeepStrictEqual(left, right);
  return same ? undefined : { at, step, seen: { [firstClient.target.name]: left, [secondClient.target.name]: right } };
};

/** Runs a sequence for a new customer on both servers; undefined when every answer and the final state are equal. */
const compare = async (firstClient: Client, secondClient: Client, steps: Step[]): Promise<Difference | undefined> => {
  customers += 1;
  const email = `sequence-${process.pid}-${Date.now().toString(36)}-${customers}@example.com`;
  const [first, second] = await Promise.all([
    registerCustomer(firstClient, email),
    registerCustomer(secondClient, email),
  ]);
  const table = { one: firstClient, other: secondClient, first, second };
  for (const [at, step] of [...steps, signedIn].entries()) {
    const difference = await differs(table, step, at);
    if (difference) return difference;
  }
  const ends = await Promise.all(finalReads.map((step) => differs(table, step, steps.length)));
  return ends.find((difference) => difference !== undefined);
};

/** Removes every step that is not needed to reproduce the difference. */
const shorten = async (firstClient: Client, secondClient: Client, steps: Step[]): Promise<Step[]> => {
  let short = steps;
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const without = short.toSpliced(at, 1);
    if (await compare(firstClient, secondClient, without)) short = without;
  }
  return short;
};

const line = (step: Step) => JSON.stringify(step);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths where two answers differ, such as `body.items.0.href`, each with the first server's value. */
const places = (firstClient: unknown, secondClient: unknown, path = ''): string[] => {
  if (isDeepStrictEqual(firstClient, secondClient)) return [];
  if (!isObject(firstClient) || !isObject(secondClient)) return [`${path.slice(1)} = ${JSON.stringify(firstClient)}`];
  const keys = new Set([...Object.keys(firstClient), ...Object.keys(secondClient)]);
  return [...keys].flatMap((key) =>
    places(Reflect.get(firstClient, key), Reflect.get(secondClient, key), `${path}.${key}`),
  );
};

/**
 * Runs random sequences until two servers differ. @returns a report with the seed and the shortest sequence, undefined
 * when there is no difference
 */
export const findDifference = async (
  firstClient: Client,
  secondClient: Client,
  seed: number,
  count: number,
): Promise<string | undefined> => {
  for (let run = 0; run < count; run += 1) {
    const steps = makeSequence(createRandom(seed + run), LENGTH);
    const difference = await compare(firstClient, secondClient, steps);
    if (!difference) continue;
    const short = await shorten(firstClient, secondClient, steps.slice(0, difference.at + 1));
    const again = (await compare(firstClient, secondClient, short)) ?? difference;
    const [[name, left] = [], [otherName, right] = []] = Object.entries(again.seen);
    const answers = [
      ...places(left, right).map((place) => `  ${name}: ${place}`),
      ...places(right, left).map((place) => `  ${otherName}: ${place}`),
    ];
    return [`seed ${seed}, sequence ${run}:`, ...short.map(line), 'differs at', line(again.step), ...answers].join(
      '\n',
    );
  }
  return undefined;
};
