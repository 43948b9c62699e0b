import { expect, test } from 'vitest';
import { checkAccount, toAccountInput } from './account-rules.ts';

const values = (given: object = {}) => ({
  method: 'bkash',
  holder: ' Nadia ',
  number: ' 01712345678 ',
  bank_name: '',
  branch: '',
  routing_number: '',
  ...given,
});

test('a mobile wallet requires a name and a number', () => {
  expect(checkAccount(values())).toEqual({});
  expect(Object.keys(checkAccount(values({ holder: ' ', number: '' })))).toEqual(['holder', 'number']);
});

test('a bank account requires the bank as well', () => {
  expect(Object.keys(checkAccount(values({ method: 'bank' })))).toEqual(['bank_name']);
});

test('bank fields are not sent for a mobile wallet', () => {
  const typed = { bank_name: ' River Bank ', branch: ' ' };
  expect(toAccountInput(values(typed))).toEqual({ method: 'bkash', holder: 'Nadia', number: '01712345678' });
  expect(toAccountInput(values({ ...typed, method: 'bank' }))).toEqual({
    method: 'bank',
    holder: 'Nadia',
    number: '01712345678',
    bank_name: 'River Bank',
    branch: null,
    routing_number: null,
  });
});
