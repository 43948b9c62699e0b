import { expect, it } from 'vitest';
import { importSummary, shortageMessage, stockSummary } from './key-inventory-messages.ts';

it('reports how many keys are left, and who waits', () => {
  expect(stockSummary({ stock: 'enough', free: 0, given: 0, waiting: 0 })).toBe(
    'No keys yet. Customers get keys from this site.',
  );
  expect(stockSummary({ stock: 'low', free: 1, given: 1_200, waiting: 0 })).toBe('1 key left, 1,200 issued.');
  expect(stockSummary({ stock: 'empty', free: 0, given: 5, waiting: 1 })).toBe(
    '0 keys left, 5 issued. One customer is waiting for a key.',
  );
  expect(stockSummary({ stock: 'empty', free: 0, given: 5, waiting: 3 })).toBe(
    '0 keys left, 5 issued. 3 customers are waiting for a key.',
  );
});

it('reports the result of an import', () => {
  const pool = { stock: 'enough' as const, free: 0, given: 0, waiting: 0 };
  expect(importSummary({ added: 2_000, known: 0, pool })).toBe('2,000 keys added.');
  expect(importSummary({ added: 1, known: 1, pool })).toBe('1 key added. 1 key was already imported.');
});

it('warns of too few keys, and counts the waiting orders when there are none', () => {
  expect(shortageMessage({ stock: 'low' })).toContain('running low');
  expect(shortageMessage({ stock: 'empty' })).toContain('wait until you import more');
});
