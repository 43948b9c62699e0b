import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMockFetch } from '../node.ts';
import { examplesFile } from './examples.ts';
import { describeConformance } from './suite.ts';

const { api, fetch } = createMockFetch();

test('every operation of the contract has a mock of its own', () => {
  expect(api.missing).toEqual([]);
});

describeConformance(
  'mocks',
  async () => ({ name: 'mocks', origin: 'http://mocks.test', fetch }),
  async ({ examples }) => {
    // `npm run contract:examples` sets the file.
    if (process.env.EXAMPLES_FILE) writeFileSync(process.env.EXAMPLES_FILE, examplesFile(examples));
  },
);
