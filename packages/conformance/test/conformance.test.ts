import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract, createClient, play, scenarios } from '../../sample/conformance.ts';
import { createShelter } from '../../sample/mocks.ts';
import { type Spoil, startServer } from '../../sample/server.ts';
import { findDifference } from '../src/compare.ts';
import { describeConformance, type Runner, runScenario } from '../src/suite.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

let servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  servers = [];
});

const createMocks = () => createClient({ name: 'mocks', origin: 'http://shelter.test', fetch: createShelter().fetch });
const start = async (spoil?: Spoil) => {
  const server = await startServer(spoil);
  servers.push(server);
  return createClient({ name: 'server', origin: server.origin, fetch });
};

const suite = { scenarios, contract };
describeConformance(
  { describe, test, beforeAll, afterAll },
  { ...suite, name: 'mocks of the sample', start: async () => createMocks() },
);

let own: Server | undefined;
describeConformance(
  { describe, test, beforeAll, afterAll },
  {
    ...suite,
    name: 'server of the sample',
    start: async () => {
      own = await startServer();
      return createClient({ name: 'server', origin: own.origin, fetch });
    },
    stop: async () => own?.stop(),
  },
);

/** Runs a suite and returns the messages of its failures. */
const failuresOf = async (
  options: Omit<Parameters<typeof describeConformance<ReturnType<typeof createMocks>>>[1], 'name'>,
) => {
  const tests: (() => Promise<void>)[] = [];
  const before: (() => Promise<void>)[] = [];
  const runner: Runner = {
    describe: (_, define) => define(),
    test: (_, run) => tests.push(run),
    beforeAll: (run) => before.push(run),
    afterAll: () => undefined,
  };
  describeConformance(runner, { ...options, name: 'any' });
  for (const run of before) await run();
  const messages: string[] = [];
  for (const run of tests) await run().catch((error: Error) => messages.push(error.message));
  return messages;
};

describe('stories', () => {
  const change =
    (operation: string, body: object): Spoil =>
    (id, answer) =>
      id === operation && answer.body ? { ...answer, body: { ...answer.body, ...body } } : answer;

  test.each<[fault: string, spoil: Spoil, finding: RegExp]>([
    [
      'a field of another type',
      change('createPet', { weight: '4' }),
      /^createPet 201: body\.weight: expected to be number/,
    ],
    ['an unknown field', change('getPet', { age: 3 }), /^getPet 200: body\.age: expected nothing, got 3$/],
    ['a missing field', change('getPet', { arrived: undefined }), /^getPet 200: body\.arrived: expected a value/],
    [
      'an undocumented status',
      (_, answer) => ({ ...answer, status: 202 }),
      /^createPet: status: expected one of 201, 400, 401, got 202/,
    ],
    [
      'a missing header',
      (_, { location: _gone, ...answer }) => answer,
      /^createPet 201: header Location: expected a value/,
    ],
    ['another value', change('getPet', { weight: 5 }), /^after getPet 200: /],
  ])('name operation, status and field: %s', async (_, spoil, finding) => {
    const client = await start(spoil);
    const [life] = scenarios;
    if (!life) throw new Error('no scenario');
    await expect(runScenario(life, client)).rejects.toThrow(finding);
  });

  test('fail for a documented answer that none of them receives', async () => {
    const messages = await failuresOf({ ...suite, scenarios: scenarios.slice(0, 1), start: async () => createMocks() });
    expect(messages).toEqual([
      ['listPets 400', 'createPet 400', 'createPet 401', 'deletePet 401', 'savePhoto 401']
        .map((pair) => `never received: ${pair}`)
        .join('\n'),
    ]);
  });

  test('fail for an exception that is received', async () => {
    const notCovered = { 'getPet 404': 'not possible' };
    const messages = await failuresOf({ ...suite, notCovered, start: async () => createMocks() });
    expect(messages).toEqual(['received although it is listed as not covered: getPet 404']);
  });

  test('remove what a failed scenario leaves', async () => {
    const client = createMocks();
    const removed: string[] = [];
    const run = async () => {
      client.cleanups.push(
        async () => removed.push('first'),
        async () => removed.push('second'),
      );
      throw new Error('stopped');
    };
    await expect(runScenario({ name: 'fails', run }, client)).rejects.toThrow('after no answer yet: stopped');
    expect(removed).toEqual(['second', 'first']);
  });
});

describe('random play', () => {
  test('finds no difference between equal servers', async () => {
    expect(await findDifference([createMocks(), await start()], play, { seed: 1, count: 20 })).toBeUndefined();
  });

  test.each<[fault: string, spoil: Spoil, lines: RegExp[]]>([
    [
      'a field',
      (id, answer) => (id === 'createPet' ? { ...answer, body: { ...(answer.body as object), name: 'Tuni' } } : answer),
      [/^createPet 201: body\.name: mocks "Mitu", server "Tuni"$/],
    ],
    [
      'a status and its body',
      (id, answer) => (id === 'getPet' ? { status: 404, body: { error: 'No such pet' } } : answer),
      [/^getPet: status: mocks 200, server 404$/, /^getPet: body: mocks \{.*\}, server \{"error":"No such pet"\}$/],
    ],
    [
      'an answer that is not documented',
      (id, answer) => (id === 'deletePet' ? { status: 200 } : answer),
      [/^deletePet: mocks \{"status":204\}, server "deletePet: status: expected one of 204, 401, 404, got 200/],
    ],
  ])('names %s that differs, after the shortest sequence', async (_, spoil, lines) => {
    const report = await findDifference([createMocks(), await start(spoil)], play, { seed: 1, count: 50 });
    const [head, ...rest] = (report ?? '').split('\n');
    expect(head).toMatch(/^seed 1, sequence \d+:$/);
    const steps = rest.slice(0, rest.indexOf('differs at')).map((line) => JSON.parse(line).operation);
    const last = rest.slice(rest.indexOf('differs at') + 2);
    expect(last).toHaveLength(lines.length);
    for (const [at, line] of lines.entries()) expect(last[at]).toMatch(line);
    // A pet has to exist first, unless creating it is what differs.
    expect(steps).toEqual(steps.at(-1) === 'createPet' ? ['createPet'] : ['createPet', steps.at(-1)]);
  });
});

test('a contract needs fewer than 50 lines of its own', () => {
  const text = readFileSync(new URL('../../sample/conformance.ts', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^(?:import|\/\/) /.test(line.trimStart()));
  expect(lines.length).toBeLessThan(50);
});
