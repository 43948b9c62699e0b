import { expect, test } from 'vitest';
import { findForeignFeatureImports } from './feature-imports.ts';
import { readSources, toModules } from './sources.ts';

const importing = (file: string, target: string) =>
  findForeignFeatureImports(
    toModules(new Map([[`frontend/src/features/${file}`, `import { a } from '@/features/${target}';`]])),
  );

test('features are islands, and parts of a group meet in its kit', () => {
  expect(findForeignFeatureImports(toModules(readSources('frontend/src/features')))).toEqual([]);
});

test.each([
  ['home/home-page.tsx', 'blog/post-card.tsx'],
  ['contact/form.tsx', 'admin/kit/switch-field.tsx'],
  ['admin/users/users-page.tsx', 'admin/orders/order-sheet.tsx'],
  ['admin/users/sheet/user-sheet.tsx', 'admin/lists/list-section.tsx'],
  ['admin/kit/admin-page.tsx', 'admin/users/users-page.tsx'],
  ['dashboard/overview/recent-orders.tsx', 'dashboard/orders/order-status-badge.tsx'],
  ['dashboard/kit/a.tsx', 'admin/kit/b.tsx'],
])('%s must not import %s', (file, target) => {
  expect(importing(file, target)).toHaveLength(1);
});

test.each([
  ['admin/users/users-page.tsx', 'admin/kit/switch-field.tsx'],
  ['dashboard/layout/dashboard-header.tsx', 'dashboard/search/search-panel.tsx'],
  ['admin/users/users-page.stories.tsx', 'admin/orders/order-sheet.tsx'],
])('%s may import %s', (file, target) => {
  expect(importing(file, target)).toEqual([]);
});

test('own files are imported relatively', () => {
  const relative = "import { a } from '../comments/comments.tsx';";
  const sample = new Map([['frontend/src/features/blog/article/article-page.tsx', relative]]);
  expect(findForeignFeatureImports(toModules(sample))).toEqual([]);
  expect(importing('blog/article/article-page.tsx', 'blog/comments/comments.tsx')).toHaveLength(1);
});
