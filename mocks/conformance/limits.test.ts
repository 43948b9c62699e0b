import { expect, test } from 'vitest';
import { limitDifferences, readLimits } from '../../packages/conformance/src/limits.ts';
import { document } from './contract.ts';
import { bodyProbes, limitsTable } from './limits.ts';

test('every limit of a request was approved; after an intended change run `npm run contract:limits`', () => {
  expect(limitDifferences(limitsTable, readLimits(document))).toEqual([]);
});

test('probes of a text are as long as allowed, and one character longer and shorter', () => {
  const lengths = bodyProbes('createAddress')
    .filter(({ field, word }) => field === 'street' && /Length$/.test(word))
    .map(({ word, value, accepted }) => [word, String(value).length, accepted]);
  const { minLength = 0, maxLength = 0 } = limitsTable.createAddress?.street ?? {};
  expect(lengths).toEqual([
    ['maxLength', maxLength, true],
    ['maxLength', maxLength + 1, false],
    ['minLength', minLength, true],
    ['minLength', minLength - 1, false],
  ]);
});
