import { expect, test } from 'vitest';
import { sampleAdminOrder } from '@/test/commerce-samples.ts';
import { checkRefund, refundConsequences, toRefund } from './refund-rules.ts';

const source = { to: 'wallet', title: 'Wallet', most: 15 } as const;
const part = { source, isFull: false, withdraw: false };

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
  expect(refundConsequences(sampleAdminOrder, { source: source, isFull: true, withdraw: true }, 15)).toEqual([
    '$15.00 goes back through Card CARD-1. We retry if the provider doesn’t respond.',
    'The file can no longer be downloaded.',
    'A credit note is issued, and the customer is notified by email.',
    'This cannot be undone.',
  ]);
  expect(refundConsequences({ customer: null, file: null }, part, 3)[1]).toBe('A credit note is issued.');
});
