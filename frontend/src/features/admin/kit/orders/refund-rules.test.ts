import { expect, test } from 'vitest';
import { cartOrder, sampleAdminLine, sampleAdminOrder } from '@/test/commerce-samples.ts';
import { amountOf, checkRefund, hasAccess, refundConsequences, toRefund } from './refund-rules.ts';

const source = { to: 'wallet', title: 'Wallet', most: 15 } as const;
const part = { source, line: null, isFull: false, withdraw: false, seats: null };

test('an amount must be valid and a reason is required', () => {
  expect(checkRefund(part, { amount: '15.01', reason: 'Late' })).toEqual({
    amount: 'You can refund up to $15.00 here',
  });
  expect(checkRefund(part, { amount: '0', reason: ' ' })).toEqual({
    amount: 'Please enter an amount such as 4.50',
    reason: 'Please enter a reason',
  });
  expect(checkRefund({ ...part, isFull: true }, { amount: '', reason: 'Late' })).toEqual({});
});

test('the displayed refunded total is sent along', () => {
  expect(toRefund({ refunded: 4.99 }, { ...part, withdraw: true }, { amount: '3', reason: ' Late ' })).toEqual({
    amount: 3,
    to: 'wallet',
    reason: 'Late',
    withdraw: true,
    refunded: 4.99,
  });
});

test('says what happens to the money and the file', () => {
  const source = { to: 'source', title: 'Card CARD-1', most: 15 } as const;
  expect(refundConsequences(sampleAdminOrder, { ...part, source, isFull: true, withdraw: true }, 15)).toEqual([
    '$15.00 goes back through Card CARD-1. We retry if the provider doesn’t respond.',
    'The file can no longer be downloaded.',
    'A credit note is issued, and the customer is notified by email.',
    'This cannot be undone.',
  ]);
  expect(
    refundConsequences(
      { ...sampleAdminOrder, customer: null, lines: [{ ...sampleAdminLine, file: null }] },
      part,
      3,
    )[1],
  ).toBe('A credit note is issued.');
});

test('a line is refunded up to what is left of it', () => {
  const [line = sampleAdminLine, , gone = sampleAdminLine] = cartOrder.lines;
  const plan = { ...part, source: { ...source, most: 52.97 }, line, isFull: true };
  expect(amountOf(plan, '')).toBe(15.49);
  expect(checkRefund({ ...plan, isFull: false }, { amount: '15.50', reason: 'Late' })).toEqual({
    amount: 'You can refund up to $15.49 here',
  });
  expect(toRefund({ refunded: 14.49 }, plan, { amount: '', reason: 'Late' })).toMatchObject({
    amount: 15.49,
    line_id: line.id,
  });
  expect(amountOf({ ...plan, source: { ...source, most: 10 } }, '')).toBe(10);
  expect([hasAccess(cartOrder, null), hasAccess(cartOrder, line), hasAccess(cartOrder, gone)]).toEqual([
    true,
    true,
    false,
  ]);
});
