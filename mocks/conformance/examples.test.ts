import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleProblems, jsonParts } from './contract.ts';
import type { Example } from './examples.ts';
import { NOT_COVERED } from './not-covered.ts';

const text = readFileSync(new URL('../../docs/programs/examples.json', import.meta.url), 'utf8');
const examples = new Map(Object.entries(JSON.parse(text) as Record<string, Example>));

const isMet = (pair: string) => !(pair in NOT_COVERED);

test('the suite’s JSON requests and successful responses have examples; if not, run `npm run contract:examples`', () => {
  const expected = jsonParts().flatMap(({ id, request, good, statuses }) => [
    ...(request && good.some((status) => isMet(`${id} ${status}`)) ? [`${id} request`] : []),
    ...statuses.map((status) => `${id} ${status}`).filter(isMet),
  ]);
  const recorded = [...examples].flatMap(([id, { request, responses }]) => [
    ...(request === undefined ? [] : [`${id} request`]),
    ...Object.keys(responses).map((status) => `${id} ${status}`),
  ]);
  expect(recorded.toSorted()).toEqual(expected.toSorted());
});

test('every example matches the contract', () => {
  expect([...examples].flatMap(([id, example]) => exampleProblems(id, example))).toEqual([]);
});
