import { expect, test } from 'vitest';
import { checkDecision, toDecision } from './decision-rules.ts';

const bank = { bank_name: null, branch: null, routing_number: null };
const account = { ...bank, method: 'bkash', holder: 'Nadia Rahman', number: '01712345678' } as const;
const empty = { paid_reference: ' ', reason: '' };

test('each decision requires its own field', () => {
  expect(checkDecision('approved', empty)).toEqual({});
  expect(Object.keys(checkDecision('paid', empty))).toEqual(['paid_reference']);
  expect(Object.keys(checkDecision('refused', empty))).toEqual(['reason']);
});

test('only that field is sent', () => {
  const values = { paid_reference: ' T-1 ', reason: ' no ' };
  expect(toDecision({ status: 'requested', account }, 'approved', values)).toEqual({
    from: 'requested',
    status: 'approved',
    account_number: account.number,
  });
  expect(toDecision({ status: 'approved', account }, 'paid', values)).toEqual({
    from: 'approved',
    status: 'paid',
    account_number: account.number,
    paid_reference: 'T-1',
  });
  expect(toDecision({ status: 'approved', account }, 'refused', values)).toEqual({
    from: 'approved',
    status: 'refused',
    reason: 'no',
  });
});
