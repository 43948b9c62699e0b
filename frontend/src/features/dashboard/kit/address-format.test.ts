import { expect, test } from 'vitest';
import { formatAddressTitle, formatCity, formatCompactAddress } from './address-format.ts';

test.each([
  [{ city: 'Rajshahi', state: 'Rajshahi Division', postal_code: '6204' }, 'Rajshahi, Rajshahi Division\u00a06204'],
  [{ city: 'Rajshahi', state: null, postal_code: '6204' }, 'Rajshahi\u00a06204'],
  [{ city: 'Rajshahi', state: 'Rajshahi Division', postal_code: null }, 'Rajshahi, Rajshahi Division'],
  [{ city: 'Rajshahi', state: null, postal_code: null }, 'Rajshahi'],
])('%o is %s', (place, line) => {
  expect(formatCity(place)).toBe(line);
});

test('the compact line has the full address', () => {
  const address = {
    address: '12 Kazla Road',
    city: 'Rajshahi',
    state: null,
    postalCode: '6204',
    country: 'Bangladesh',
  };
  expect(formatCompactAddress(address)).toBe('12 Kazla Road, Rajshahi\u00a06204, Bangladesh');
});

test('an address is labelled by its type', () => {
  expect(formatAddressTitle({ type: 'office' })).toBe('Office Address');
});
