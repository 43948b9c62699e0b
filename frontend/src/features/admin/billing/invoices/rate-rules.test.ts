import { expect, test } from 'vitest';
import { checkRates, toDraft, toSettings } from './rate-rules.ts';

const settings = {
  sellerName: 'Nodi',
  sellerAddress: '',
  sellerCountry: 'BD',
  pricesIncludeTax: false,
  taxNumber: '',
  version: 3,
  rates: [{ country: 'BD', name: 'VAT', percent: 7.5 }],
};
const [rate] = toDraft(settings).rates;
if (!rate) throw new Error('There is one');

test('unchanged fields are sent unchanged', () => {
  expect(toSettings(toDraft(settings), 3)).toEqual(settings);
});

test('a rate needs a name and a percentage', () => {
  expect(checkRates([rate])).toEqual({});
  for (const wrong of [{ name: ' ' }, { percent: '' }, { percent: '101' }, { percent: '-1' }, { percent: 'x' }])
    expect(checkRates([{ ...rate, ...wrong }])).toEqual({ rates: expect.stringContaining('from 0 to 100') });
});

test('a country has one rate', () => {
  expect(checkRates([rate, { ...rate, key: 2 }])).toEqual({ rates: 'Each country can have only one rate' });
});
