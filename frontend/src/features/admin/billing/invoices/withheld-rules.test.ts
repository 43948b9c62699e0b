import { expect, test } from 'vitest';
import { checkReceived, checkWithheld, readWithheld, sumOf } from './withheld-rules.ts';

const TODAY = '2026-11-29';
const NONE = { taxKind: '', taxAmount: '', taxCertificate: '', taxCertifiedOn: '' };
const VDS = { ...NONE, taxKind: 'vds', taxAmount: '13,500' };

// 90,000 and 15% of it, 13,500, are 103,500 taka.
test('money and withheld tax are at most what is left', () => {
  expect(checkReceived({ ...VDS, received: '90000' }, 103_500, 'BDT')).toEqual({});
  expect(checkReceived({ ...VDS, received: '90000.01' }, 103_500, 'BDT')).toEqual({
    received: expect.stringContaining('90,000.00'),
  });
  expect(checkReceived({ ...NONE, received: '103500' }, 103_500, 'BDT')).toEqual({});
});

test('tax can be booked alone, but not nothing', () => {
  expect(checkReceived({ ...VDS, received: '' }, 103_500, 'BDT')).toEqual({});
  expect(checkReceived({ ...NONE, received: '0' }, 103_500, 'BDT')).not.toEqual({});
  expect(checkWithheld({ ...VDS, taxAmount: '' }, 103_500, 'BDT', TODAY)).toHaveProperty('taxAmount');
});

test('a certificate has a number and a day that is not in the future', () => {
  const check = (values: object) => checkWithheld({ ...VDS, ...values }, 103_500, 'BDT', TODAY);
  expect(check({})).toEqual({});
  expect(check({ taxCertifiedOn: TODAY })).toHaveProperty('taxCertificate');
  expect(check({ taxCertificate: 'M-1' })).toHaveProperty('taxCertifiedOn');
  expect(check({ taxCertificate: 'M-1', taxCertifiedOn: '2026-11-30' })).toHaveProperty('taxCertifiedOn');
});

test('what is sent adds up', () => {
  const withheld = readWithheld({ ...VDS, taxCertificate: ' M-1 ', taxCertifiedOn: TODAY });
  expect(withheld).toEqual({
    withheld: { kind: 'vds', amount: 13_500, certificate: { number: 'M-1', issuedOn: TODAY } },
  });
  expect(sumOf(90_000, withheld)).toBe(103_500);
  expect(readWithheld(NONE)).toEqual({});
});
