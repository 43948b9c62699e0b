import { adminListProducts, getAdminListProductsQueryKey } from '@/api/generated/admin-products/admin-products.ts';
import { AdminProductSort, ProductStatus } from '@/api/generated/model.ts';
import { siteTopicInputNameMax } from '@/api/generated/zod/schemas/siteTopicInput.zod.ts';
import { searchText } from '@/lib/search-text.ts';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';

export const productList = defineList(adminListProducts, getAdminListProductsQueryKey, {
  name: 'products',
  labels: {
    noun: ['product', 'products'],
    failed: 'Failed to fetch products',
    emptyMessage: {
      scene: 'products',
      title: 'No products yet',
      line: 'New products stay drafts until you publish them.',
    },
  },
  filters: {
    status: { legend: 'Status', options: optionsOf(ProductStatus) },
    category: { legend: 'Category', read: (value) => searchText(value, siteTopicInputNameMax) },
  },
  sorts: AdminProductSort,
  firstSort: '-updated',
  panel: {
    product: (value) => (value === 'new' || /^[1-9]\d{0,8}$/.test(String(value)) ? String(value) : undefined),
  },
});

export type ProductsSearch = SearchOf<typeof productList>;
