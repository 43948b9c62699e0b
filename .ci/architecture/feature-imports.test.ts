import { expect, test } from 'vitest';
import { findForeignFeatureImports } from './feature-imports.ts';
import { readSources, toModules } from './sources.ts';

const importing = (file: string, target: string) =>
  findForeignFeatureImports(
    toModules(new Map([[`frontend/src/features/${file}`, `import { a } from '@/features/${target}';`]])),
  );

test('subjects do not import one another; those of an area share code through its kit', () => {
  expect(findForeignFeatureImports(toModules(readSources('frontend/src/features')))).toEqual([]);
});

test.each([
  ['public/showcase/home/home-page.tsx', 'public/writing/blog/post-card.tsx'],
  ['public/catalogue/releases/releases.tsx', 'public/catalogue/products/product-card.tsx'],
  ['public/conversations/contact/form.tsx', 'admin/kit/switch-field.tsx'],
  ['admin/accounts/users/users-page.tsx', 'admin/orders/orders/order-sheet.tsx'],
  ['admin/accounts/users/sheet/user-sheet.tsx', 'admin/showcase/lists/list-section.tsx'],
  ['admin/kit/admin-page.tsx', 'admin/accounts/users/users-page.tsx'],
  ['dashboard/insight/overview/recent-orders.tsx', 'dashboard/orders/orders/order-status-badge.tsx'],
  ['dashboard/kit/a.tsx', 'admin/kit/b.tsx'],
])('%s must not import %s', (file, target) => {
  expect(importing(file, target)).toHaveLength(1);
});

test.each([
  ['admin/accounts/users/users-page.tsx', 'admin/kit/switch-field.tsx'],
  ['dashboard/layout/dashboard-header.tsx', 'dashboard/insight/search/search-panel.tsx'],
  ['admin/accounts/users/users-page.stories.tsx', 'admin/orders/orders/order-sheet.tsx'],
])('%s may import %s', (file, target) => {
  expect(importing(file, target)).toEqual([]);
});

test('files of the same feature are imported by relative path', () => {
  const relative = "import { a } from '../comments/comments.tsx';";
  const sample = new Map([['frontend/src/features/public/writing/blog/article/article-page.tsx', relative]]);
  expect(findForeignFeatureImports(toModules(sample))).toEqual([]);
  expect(
    importing('public/writing/blog/article/article-page.tsx', 'public/writing/blog/comments/comments.tsx'),
  ).toHaveLength(1);
});
