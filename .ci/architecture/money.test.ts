import { expect, test } from 'vitest';
import { findConversions } from './money.ts';
import { isTest, readSources } from './sources.ts';

/** Shares and percentages that are shown to people, and the mocks' own check of the contract. */
const SHARES = new Set([
  'frontend/src/features/dashboard/orders/downloads/file-check.tsx',
  'mocks/conformance/contract.ts',
]);

test('money is converted in one place', () => {
  const read = [...readSources('frontend/src', 'backend/src', 'contract', 'mocks', 'demo/seed', 'demo/content')];
  expect(findConversions(new Map(read.filter(([file]) => !isTest(file) && !SHARES.has(file))))).toEqual([]);
});

test.each(['Math.round(body.amount * 100)', 'row.amount_cents / 100', '(amountMinor / 100).toFixed(2)'])(
  '%s is reported',
  (text) => expect(findConversions(new Map([['mocks/store/a.ts', text]]))).toHaveLength(1),
);
