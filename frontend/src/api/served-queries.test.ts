import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { queriesBlock, takeServedQueries } from './served-queries.ts';

/** The little of a document that is asked for. */
const pageWith = (block: string, lastModified: string): Document => {
  const textContent = /^<script type="application\/json" id="queries">(.*)<\/script>$/.exec(block)?.[1] ?? null;
  const getElementById = (id: string) => (id === 'queries' && textContent !== null ? { textContent } : null);
  return { getElementById, lastModified } as unknown as Document;
};

describe('data of a served page', () => {
  test('arrive as they were, with the age of the page', () => {
    const server = new QueryClient();
    server.setQueryData(['api', 'products', { page: 1 }], { items: [{ title: 'Tom & "Jerry" </script>' }] });
    const block = queriesBlock(server);
    expect(block.match(/</g)).toHaveLength(2);

    const browser = new QueryClient();
    takeServedQueries(browser, pageWith(block, '11/20/2026 10:00:00'));
    const key = ['api', 'products', { page: 1 }];
    expect(browser.getQueryData(key)).toEqual({ items: [{ title: 'Tom & "Jerry" </script>' }] });
    expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(new Date(2026, 10, 20, 10).getTime());
  });

  test('leave out what failed, and the time, so that an unchanged page stays the same', async () => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await server.prefetchQuery({ queryKey: ['api', 'broken'], queryFn: () => Promise.reject(new Error('no')) });
    expect(queriesBlock(server)).toBe('<script type="application/json" id="queries">[]</script>');
  });

  test('a page without data changes nothing', () => {
    const browser = new QueryClient();
    takeServedQueries(browser, pageWith('', ''));
    expect(browser.getQueryCache().getAll()).toEqual([]);
  });
});
