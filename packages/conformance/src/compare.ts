// Random play: the same sequence of calls on two servers, every answer compared, the shortest sequence reported.
import { createRandom, type Random } from './random.ts';

export interface ObservedReply {
  status: number;
  /** without what must differ between two servers, see `createNormaliser` */
  body: unknown;
}

/** Any client with a target; see `ConformanceClient`. */
export interface Player {
  target: { name: string };
}

/** One call in a form that can be printed, shortened and replayed. */
export interface NamedStep {
  operation: string;
}

/** How sequences of a contract are made and run. `Memory` is what one server has answered so far, such as ids. */
export interface Play<Client extends Player, Memory, Step extends NamedStep> {
  /** Calls per sequence, 12 by default. */
  length?: number;
  makeSequence: (random: Random, length: number) => Step[];
  /** Prepares a server. @param run differs for every sequence and is the same on both servers */
  begin: (client: Client, run: string) => Promise<Memory>;
  run: (client: Client, memory: Memory, step: Step) => Promise<ObservedReply>;
  /** Added to each sequence. */
  last?: readonly Step[];
  /** What both servers must answer equally in the end, called concurrently. */
  finalReads?: readonly Step[];
}

type Seen = ObservedReply | string;

interface Difference<Step> {
  at: number;
  step: Step;
  seen: [Seen, Seen];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths where two values differ, such as `body.items.0.href`, with both values. */
const differencesOf = (
  left: unknown,
  right: unknown,
  path: string,
): [path: string, left: unknown, right: unknown][] => {
  if (Object.is(left, right)) return [];
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) {
    return [[path, left, right]];
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) => differencesOf(Reflect.get(left, key), Reflect.get(right, key), `${path}.${key}`));
};

const isSame = (left: Seen, right: Seen): boolean =>
  typeof left !== 'string' &&
  typeof right !== 'string' &&
  left.status === right.status &&
  differencesOf(left.body, right.body, 'body').length === 0;

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** `getPet 200: body.weight: mocks 4, server null`, a line for each field; with two statuses, status and body. */
const linesOf = ({ step: { operation }, seen: [left, right] }: Difference<NamedStep>, names: [string, string]) => {
  const line = (place: string, one: unknown, other: unknown) =>
    `${operation}${place}: ${names[0]} ${show(one)}, ${names[1]} ${show(other)}`;
  if (typeof left === 'string' || typeof right === 'string') return [line('', left, right)];
  if (left.status !== right.status) {
    return [line(': status', left.status, right.status), line(': body', left.body, right.body)];
  }
  const fields = differencesOf(left.body, right.body, 'body');
  return fields.map(([path, one, other]) => line(` ${left.status}: ${path}`, one, other));
};

let runs = 0;

/**
 * Runs random sequences until two servers differ. @returns a report with the seed, the shortest sequence, and operation,
 * status and fields that differ; undefined when there is no difference
 */
export const findDifference = async <Client extends Player, Memory, Step extends NamedStep>(
  [first, second]: readonly [Client, Client],
  { length = 12, makeSequence, begin, run, last = [], finalReads = [] }: Play<Client, Memory, Step>,
  { seed, count }: { seed: number; count: number },
): Promise<string | undefined> => {
  const see = (client: Client, memory: Memory, step: Step): Promise<Seen> =>
    run(client, memory, step).catch((error: Error) => error.message);

  /** Runs a sequence on both servers; undefined when every answer and the final state are equal. */
  const compare = async (steps: readonly Step[]): Promise<Difference<Step> | undefined> => {
    runs += 1;
    const name = `${Date.now().toString(36)}-${runs}`;
    const [left, right] = await Promise.all([begin(first, name), begin(second, name)]);
    const differs = async (step: Step, at: number): Promise<Difference<Step> | undefined> => {
      const seen = await Promise.all([see(first, left, step), see(second, right, step)]);
      return isSame(...seen) ? undefined : { at, step, seen };
    };
    for (const [at, step] of [...steps, ...last].entries()) {
      const difference = await differs(step, at);
      if (difference) return difference;
    }
    const ends = await Promise.all(finalReads.map((step) => differs(step, steps.length)));
    return ends.find((difference) => difference !== undefined);
  };

  /** Removes every step that is not needed to reproduce the difference. */
  const shorten = async (steps: Step[]): Promise<Step[]> => {
    let short = steps;
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const without = [...short.slice(0, at), ...short.slice(at + 1)];
      if (await compare(without)) short = without;
    }
    return short;
  };

  for (let sequence = 0; sequence < count; sequence += 1) {
    const steps = makeSequence(createRandom(seed + sequence), length);
    const difference = await compare(steps);
    if (!difference) continue;
    const short = await shorten(steps.slice(0, difference.at + 1));
    const again = (await compare(short)) ?? difference;
    return [
      `seed ${seed}, sequence ${sequence}:`,
      ...short.map(show),
      'differs at',
      show(again.step),
      ...linesOf(again, [first.target.name, second.target.name]),
    ].join('\n');
  }
  return undefined;
};
