import { expect, it } from 'vitest';
import { assessLocation, toPlaceCountry } from '../../../contract/rules/buyer-location.ts';

it.each([
  ['DE', 'DE', null, 'confirmed'],
  ['DE', null, 'DE', 'confirmed'],
  ['DE', 'FR', 'DE', 'confirmed'],
  ['DE', 'FR', null, 'contradicted'],
  ['DE', 'FR', 'FR', 'contradicted'],
  ['DE', null, null, 'single'],
  [null, 'DE', 'DE', 'single'],
] as const)('billing %s, network %s, payment %s: %s', (billing, network, payment, expected) => {
  expect(assessLocation({ billing, network, payment })).toBe(expected);
});

it('reads only codes of countries', () => {
  expect(['DE', 'de', 'XX', 'T1', '', 'DEU', undefined, ['DE']].map(toPlaceCountry)).toEqual([
    'DE',
    ...Array(7).fill(null),
  ]);
});
