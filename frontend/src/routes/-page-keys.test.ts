import { expect, test } from 'vitest';
import { getGetPostQueryKey, getListPostsQueryKey } from '@/api/generated/blog/blog.ts';
import { getGetHomeQueryKey } from '@/api/generated/home/home.ts';
import { getGetLegalPageQueryKey } from '@/api/generated/legal/legal.ts';
import { getGetPageQueryKey } from '@/api/generated/pages/pages.ts';
import { getGetProductQueryKey, getListProductsQueryKey } from '@/api/generated/products/products.ts';
import { getGetChangelogQueryKey } from '@/api/generated/releases/releases.ts';
import { getListServicesQueryKey } from '@/api/generated/services/services.ts';
import { pageKeys } from './-page-keys.ts';

const search = { search: 'moon', page: 2 };

test.each([
  ['home', pageKeys.home, getGetHomeQueryKey()],
  ['services', pageKeys.services, getListServicesQueryKey()],
  ['products', pageKeys.products(search), getListProductsQueryKey(search)],
  ['products without a search', pageKeys.products({}), getListProductsQueryKey({})],
  ['product', pageKeys.product('7'), getGetProductQueryKey('7')],
  ['changelog', pageKeys.changelog('7'), getGetChangelogQueryKey('7')],
  ['posts', pageKeys.posts(search), getListPostsQueryKey(search)],
  ['post', pageKeys.post('a-letter'), getGetPostQueryKey('a-letter')],
  ['page', pageKeys.page('imprint'), getGetPageQueryKey('imprint')],
  ['legal page', pageKeys.legal('privacy-policy'), getGetLegalPageQueryKey('privacy-policy')],
])('a head looks for the %s where the loader stores it', (_name, own, generated) => {
  expect(own).toEqual(generated);
});
