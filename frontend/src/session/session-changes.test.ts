import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { getListPostsQueryKey, getListPostTopicsQueryKey } from '../api/generated/blog/blog.ts';
import { getGetHomeQueryKey } from '../api/generated/home/home.ts';
import { getListOrdersQueryKey } from '../api/generated/orders/orders.ts';
import { getGetProductQueryKey, getListProductsQueryKey } from '../api/generated/products/products.ts';
import { getGetSiteQueryKey } from '../api/generated/site/site.ts';
import { nadia } from '../test/session-samples.ts';
import { session } from './session.ts';
import { followSession, PUBLIC_PATHS } from './session-changes.ts';

const invalidate = vi.fn(async () => {});
let queryClient: QueryClient;
const cached = (key: readonly unknown[]) => queryClient.getQueryData(key);

beforeEach(() => {
  session.clear();
  invalidate.mockClear();
  queryClient = new QueryClient();
  queryClient.setQueryData(getGetSiteQueryKey(), { name: 'Nodi Studio' });
  queryClient.setQueryData(getGetProductQueryKey('1'), { id: 1 });
  queryClient.setQueryData(getListOrdersQueryKey(), [{ id: 'of somebody' }]);
});

it.each(['signing out', 'another user signing in', 'a changed role'])(
  '%s drops private data and runs the guards',
  (what) => {
    session.signIn('t1', nadia);
    const unsubscribe = followSession({ invalidate }, queryClient);
    if (what === 'signing out') session.clear();
    else if (what === 'a changed role') session.replaceUser({ ...nadia, role: 'super_admin', isAdmin: true });
    else session.signIn('t2', { ...nadia, id: '2' });
    unsubscribe();
    expect(invalidate).toHaveBeenCalledOnce();
    expect(cached(getListOrdersQueryKey())).toBeUndefined();
    expect(cached(getGetSiteQueryKey())).toBeDefined();
    expect(cached(getGetProductQueryKey('1'))).toBeDefined();
  },
);

it('a new name or picture changes nothing else', () => {
  session.signIn('t1', nadia);
  const unsubscribe = followSession({ invalidate }, queryClient);
  session.replaceUser({ ...nadia, name: 'Nadia R.', avatar: '/uploads/avatars/a.webp' });
  unsubscribe();
  expect(invalidate).not.toHaveBeenCalled();
  expect(cached(getListOrdersQueryKey())).toBeDefined();
});

it('stops on request', () => {
  followSession({ invalidate }, queryClient)();
  session.signIn('t1', nadia);
  expect(invalidate).not.toHaveBeenCalled();
});

it('lists the paths of public data', () => {
  const keys = [
    getGetSiteQueryKey(),
    getGetHomeQueryKey(),
    getListProductsQueryKey(),
    getListPostsQueryKey(),
    getListPostTopicsQueryKey(),
  ];
  expect([...PUBLIC_PATHS]).toEqual(keys.map((key) => key[1]));
});
