import { expect, test } from 'vitest';
import { formatAccount, formatOutcome } from './payout-format.ts';

const bkash = {
  method: 'bkash',
  holder: 'Nadia Rahman',
  number: '01712345678',
  bank_name: null,
  branch: null,
  routing_number: null,
} as const;

test('formats an account in one line', () => {
  expect(formatAccount(bkash)).toBe('bKash 01712345678');
  expect(formatAccount({ ...bkash, method: 'bank', bank_name: 'River Bank', number: '123' })).toBe('River Bank 123');
});

test.each([
  ['requested', null],
  ['approved', null],
  ['paid', 'Transfer BKX7Q2M1'],
  ['refused', 'Money returned to the wallet. Reason: Wrong name'],
  ['cancelled', 'Money returned to the wallet.'],
] as const)('%s ends with %j', (status, line) => {
  const payout = { status, account: bkash, paid_reference: 'BKX7Q2M1', reason: 'Wrong name' };
  expect(formatOutcome(payout)).toBe(line);
});

test('says what it waits for without an account', () => {
  const payout = { status: 'requested', account: null, paid_reference: null, reason: null } as const;
  expect(formatOutcome(payout)).toBe('Waiting for a payout account.');
});
