import { describe, expect, test } from 'vitest';
import { checkAddress, toAddressInput } from './address-rules.ts';

const filled = {
  type: 'home',
  street: '12 Kazla Road',
  city: 'Rajshahi',
  state: '',
  postal_code: '',
  country: 'Bangladesh',
};

describe('checkAddress', () => {
  test('requires neither state nor postal code', () => {
    expect(checkAddress(filled)).toEqual({});
  });

  test.each(['street', 'city', 'country'] as const)('requires the %s', (field) => {
    expect(Object.keys(checkAddress({ ...filled, [field]: '  ' }))).toEqual([field]);
  });

  test('names every missing field at once', () => {
    expect(Object.keys(checkAddress({ ...filled, street: '', city: '', country: '' }))).toEqual([
      'street',
      'city',
      'country',
    ]);
  });
});

describe('toAddressInput', () => {
  test('sends blank optional fields as null', () => {
    expect(toAddressInput({ ...filled, state: '  ' })).toEqual({ ...filled, state: null, postal_code: null });
  });

  test('trims values', () => {
    expect(toAddressInput({ ...filled, street: ' 12 Kazla Road ', postal_code: ' 6204 ' })).toMatchObject({
      street: '12 Kazla Road',
      postal_code: '6204',
    });
  });

  test.each([
    ['office', 'office'],
    ['home', 'home'],
    ['', 'home'],
  ])('%j is %s', (type, sent) => {
    expect(toAddressInput({ ...filled, type }).type).toBe(sent);
  });
});
