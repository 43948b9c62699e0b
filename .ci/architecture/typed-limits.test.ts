import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH } from '../../frontend/src/lib/search-text.ts';
import { root } from '../exec.mjs';
import { readSources } from './sources.ts';
import { findSuppressions, findTypedLimits } from './typed-limits.ts';

test('no field hardcodes a limit that the contract defines', () =>
  expect(findTypedLimits(readSources('frontend/src', 'demo/live'))).toEqual([]));

test.each([
  '<Field label="Name" maxLength={60} />',
  "const field = { name: 'title', label: 'Title', max: 40 };",
  "const list = { name: 'items', kind: 'entries', most: 14 };",
  "const head = { kind: 'head', titleMax: 80 };",
])('a hardcoded limit is reported: %s', (text) => {
  expect(findTypedLimits(new Map([['frontend/src/features/admin/site/parts.tsx', text]]))).toHaveLength(1);
  expect(findTypedLimits(new Map([['frontend/src/features/admin/site/parts.stories.tsx', text]]))).toEqual([]);
});

test('search fields allow the length that every list in the contract accepts', () => {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  const limits = [...contract.matchAll(/name: search, in: query[^\n]*maxLength: (\d+)/g)].map(([, limit]) =>
    Number(limit),
  );
  expect(limits.length).toBeGreaterThan(10);
  expect(new Set(limits)).toEqual(new Set([MAX_SEARCH_LENGTH]));
});

test('linter rules are disabled in these places only', () => {
  const found = ['frontend/src', 'backend/src', 'contract/rules', 'backend/test', 'mocks'].flatMap((folder) =>
    findSuppressions(readSources(folder)),
  );
  expect(found.sort()).toEqual([
    'backend/test/billing/payments/sequences/customer-scenario.ts',
    'backend/test/orders/guest-orders/guest-shop.ts',
    'frontend/src/components/layout/language-offer.tsx',
    'frontend/src/features/admin/billing/invoices/vat-return.tsx',
    'frontend/src/features/admin/kit/uploads/file-upload.tsx',
    'frontend/src/features/public/catalogue/products/reviews/star-field.tsx',
    'frontend/src/features/public/showcase/home/film/film-video.tsx',
    'frontend/src/lib/buyer-currency.ts',
    'frontend/src/lib/cart-count.ts',
  ]);
});
