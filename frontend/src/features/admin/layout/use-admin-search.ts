import { keepPreviousData } from '@tanstack/react-query';
import { FileText, Package, ReceiptText, Users } from 'lucide-react';
import { useAdminListPosts } from '@/api/generated/admin-articles/admin-articles.ts';
import { useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { paletteGroup } from '@/components/palette/palette-options.ts';
import { statusWord } from '@/components/status/status-variant.ts';
import { useLateValue } from '@/hooks/use-late-value.ts';
import { searchText } from '@/lib/search-text.ts';
import { useMay } from '../kit/use-may.ts';

/** Debounce delay while the user types. */
const PAUSE_MS = 200;
/** Results per kind. */
const FEW = 5;

/** Orders, customers, products and articles that match a text, each kind only for users with access to it. */
export function useAdminSearch(text: string) {
  const may = useMay();
  const wanted = searchText(text) ?? '';
  const q = useLateValue(wanted, PAUSE_MS);
  const asked = { search: q, limit: FEW };
  const when = (operation: AdminOperation) => ({
    query: { enabled: q !== '' && may(operation), placeholderData: keepPreviousData },
  });
  const orders = useAdminListOrders(asked, when('adminListOrders'));
  const users = useAdminListUsers({ ...asked, page: 1 }, when('adminListUsers'));
  const products = useAdminListProducts(asked, when('adminGetProduct'));
  const posts = useAdminListPosts(asked, when('adminListPosts'));
  const all = [orders, users, products, posts];
  const found = true;
  return {
    wanted,
    groups: wanted
      ? [
          ...paletteGroup(
            'order',
            'Orders',
            (orders.data?.items ?? []).map(({ id, number, product_name, customer, status }) => ({
              title: `Order #${number}`,
              detail: [product_name, customer?.name ?? 'Deleted account', statusWord(status)].join(' · '),
              href: `/admin/orders?order=${id}`,
              icon: ReceiptText,
              found,
            })),
          ),
          ...paletteGroup(
            'user',
            'Customers',
            (users.data ?? []).map(({ name, email }) => ({
              title: name,
              detail: email,
              href: `/admin/users?search=${encodeURIComponent(email)}`,
              icon: Users,
              found,
            })),
          ),
          ...paletteGroup(
            'product',
            'Products',
            (products.data?.items ?? []).map(({ id, title, category }) => ({
              title,
              detail: category,
              href: `/admin/products?product=${id}`,
              icon: Package,
              found,
            })),
          ),
          ...paletteGroup(
            'article',
            'Articles',
            (posts.data?.items ?? []).map(({ id, title, status }) => ({
              title,
              detail: statusWord(status),
              href: `/admin/content/articles/${id}`,
              icon: FileText,
              found,
            })),
          ),
        ]
      : [],
    pending: wanted !== '' && (wanted !== q || all.some(({ isFetching }) => isFetching)),
    error: wanted ? (all.find(({ error }) => error)?.error ?? null) : null,
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
