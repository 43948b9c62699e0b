import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { dehydratedQueries, hydrateQueries } from './dehydrated-queries.ts';

/** The only part of a document that the code uses. */
const pageOf = (lastModified: string): Document => ({ lastModified }) as unknown as Document;

describe('data of a server-rendered page', () => {
  test('are restored unchanged, with the age of the page', () => {
    const key = ['api', 'products', { page: 1 }];
    const data = { items: [{ title: 'Tom & "Jerry" </script>' }] };
    const server = new QueryClient();
    server.setQueryData(key, data);

    const browser = new QueryClient();
    expect(hydrateQueries(browser, JSON.parse(dehydratedQueries(server)), pageOf('11/20/2026 10:00:00'))).toBe(true);
    expect(browser.getQueryData(key)).toEqual(data);
    expect(browser.getQueryState(key)?.dataUpdatedAt).toBe(new Date(2026, 10, 20, 10).getTime());
  });

  test('omit failures and the time, so that an unchanged page stays the same', async () => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await server.prefetchQuery({ queryKey: ['api', 'broken'], queryFn: () => Promise.reject(new Error('no')) });
    expect(dehydratedQueries(server)).toBe('[]');
  });

  test.each([undefined, 0, null, {}])('without data (%j) nothing changes', (dehydrated) => {
    const browser = new QueryClient();
    expect(hydrateQueries(browser, dehydrated, pageOf(''))).toBe(false);
    expect(browser.getQueryCache().getAll()).toEqual([]);
  });
});
