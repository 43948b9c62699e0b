import { expect, test } from 'vitest';
import { createRandom } from '../packages/conformance/src/random.ts';
import type { Mutation } from './mutations/mutation.ts';
import { prepare } from './mutations/run.ts';

const { mutations, detector } = prepare();

const SEED = 7;
const SAMPLE = 150;

/** The same ones in every run. `npm run mutate:contract` tries all of them. */
const sample = (isWanted: (mutation: Mutation) => boolean): Mutation[] => {
  const random = createRandom(SEED);
  const wanted = mutations.filter(isWanted);
  return Array.from({ length: SAMPLE }, () => random.pick(wanted));
};

const unnoticed = (some: Mutation[]) =>
  some.filter((one) => !detector.find(one)).map(({ pointer, text }) => `${pointer}: ${text}`);

test('a change of a right, a proof, a limit of calls, a repetition or an example is noticed', () => {
  const words = new Set(['right', 'step-up', 'rate limit', 'idempotency', 'client right', 'deprecation', 'example']);
  expect(unnoticed(sample(({ kind }) => words.has(kind)))).toEqual([]);
});

test('a change of what callers send is noticed', () => {
  expect(unnoticed(sample((one) => one.kind === 'parameter' || detector.isSent(one)))).toEqual([]);
});

test('a word that stays as it is is not noticed', () => {
  // A removed status is found by the name of the mutation, and a media type by the answers that have it.
  const kept = sample(({ kind }) => kind !== 'status' && kind !== 'media type');
  expect(unnoticed(kept.map((one) => ({ ...one, apply: () => () => {} })))).toHaveLength(SAMPLE);
});
