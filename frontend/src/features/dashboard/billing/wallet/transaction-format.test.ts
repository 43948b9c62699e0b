import { expect, test } from 'vitest';
import { TransactionType } from '@/api/generated/model.ts';
import { signedMoney } from '@/lib/format-amounts.ts';
import { transactionsSummary, typeLabel } from './transaction-format.ts';

test.each([
  [25, '+$25.00'],
  [1250.5, '+$1,250.50'],
  [-9.99, '−$9.99'],
  [-2845.65, '−$2,845.65'],
  [0, '$0.00'],
  [-0, '$0.00'],
])('%d is %s', (amount, text) => {
  expect(signedMoney(amount)).toBe(text);
});

test('every type of transaction has a label', () => {
  expect(Object.values(TransactionType).map(typeLabel)).toEqual([
    'Deposit',
    'Withdrawal',
    'Purchase',
    'Refund',
    'Adjustment',
  ]);
});

test.each([
  [1, '1 transaction, newest first'],
  [12_345, '12,345 transactions, newest first'],
])('%i', (total, line) => {
  expect(transactionsSummary(total)).toBe(line);
});
