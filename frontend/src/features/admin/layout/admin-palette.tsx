import { keepPreviousData } from '@tanstack/react-query';
import { FileText, History, Package, Receipt, ReceiptText, Users } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListPosts } from '@/api/generated/admin-articles/admin-articles.ts';
import { useAdminListInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import { Palette } from '@/components/palette/palette.tsx';
import { entriesFor, type PaletteOption, paletteGroup } from '@/components/palette/palette-options.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { searchText } from '@/lib/search-text.ts';
import { useWorkspace } from '@/session/use-workspace.ts';
import { useCan } from '../kit/use-can.ts';
import { isActionIntended, paletteActions, paletteScreens } from './palette-entries.ts';

/** Debounce delay while the user types. */
const PAUSE_MS = 200;
/** Results per kind. */
const RESULTS_PER_KIND = 5;
/** Part of the number of an invoice. */
const NUMBER = /\d{2}/;

/** Orders, invoices, customers, products and articles that match a text, each kind only for users with access to it. */
function useAdminSearch(text: string) {
  const can = useCan();
  const term = searchText(text) ?? '';
  const q = useDebouncedValue(term, PAUSE_MS);
  const params = { search: q, limit: RESULTS_PER_KIND };
  const enabledFor = (operation: AdminOperation) => ({
    query: { enabled: q !== '' && can(operation), placeholderData: keepPreviousData },
  });
  const orders = useAdminListOrders(params, enabledFor('adminListOrders'));
  // Their search also finds customers, whose invoices are on their own page: only numbers are asked for here.
  const invoices = useAdminListInvoices(params, {
    query: { ...enabledFor('adminListInvoices').query, enabled: NUMBER.test(q) && can('adminListInvoices') },
  });
  const users = useAdminListUsers({ ...params, page: 1 }, enabledFor('adminListUsers'));
  const products = useAdminListProducts(params, enabledFor('adminGetProduct'));
  const posts = useAdminListPosts(params, enabledFor('adminListPosts'));
  const all = [orders, invoices, users, products, posts];
  const isResult = true;
  // Orders mention the customer as well, but an email means the person.
  const isEmail = term.includes('@');
  const customers = paletteGroup(
    'user',
    'Customers',
    (users.data ?? []).map(({ id, name, email }) => ({
      title: name,
      detail: email,
      href: `/admin/users/${id}`,
      icon: Users,
      isResult,
    })),
  );
  return {
    wanted: term,
    groups: term
      ? [
          ...(isEmail ? customers : []),
          ...paletteGroup(
            'order',
            'Orders',
            (orders.data?.items ?? []).map(({ id, number, product_name, customer, status }) => ({
              title: `Order #${number}`,
              detail: [product_name, customer?.name ?? 'Deleted account', statusLabel(status)].join(' · '),
              href: `/admin/orders?order=${id}`,
              icon: ReceiptText,
              isResult,
            })),
          ),
          ...paletteGroup(
            'invoice',
            'Invoices',
            (NUMBER.test(term) ? (invoices.data?.items ?? []) : []).map(
              ({ number, kind, customer, total, currency, order, invoice_id }) => ({
                title: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
                detail: [customer.name, moneyIn(currency, total)].join(' · '),
                href: order ? `/admin/orders/${order.id}` : `/admin/orders/invoices?invoice=${invoice_id}`,
                icon: Receipt,
                isResult,
              }),
            ),
          ),
          ...(isEmail ? [] : customers),
          ...paletteGroup(
            'product',
            'Products',
            (products.data?.items ?? []).map(({ id, title, category }) => ({
              title,
              detail: category,
              href: `/admin/products?product=${id}`,
              icon: Package,
              isResult,
            })),
          ),
          ...paletteGroup(
            'article',
            'Articles',
            (posts.data?.items ?? []).map(({ id, title, status }) => ({
              title,
              detail: statusLabel(status),
              href: `/admin/content/articles/${id}`,
              icon: FileText,
              isResult,
            })),
          ),
        ]
      : [],
    pending: term !== '' && (term !== q || all.some(({ isFetching }) => isFetching)),
    error: term ? (all.find(({ error }) => error)?.error ?? null) : null,
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}

interface AdminPaletteProps {
  /** Called when an option is opened or run. */
  readonly onFollow: () => void;
  readonly onLogout: () => void;
}

/** A customer's name must not be stored among the recent screens, which the browser remembers. */
const isRemembered = (href: string): boolean => !href.startsWith('/admin/users/');

/** Screens, records and actions of the administration that the user has access to. */
export function AdminPalette({ onFollow, onLogout }: AdminPaletteProps) {
  const [text, setText] = useState('');
  const can = useCan();
  const { recent, opened } = useWorkspace();
  const { wanted: term, groups, pending, error, retry } = useAdminSearch(text);
  const follow = ({ title, href, onSelect: run }: PaletteOption) => {
    if (href && isRemembered(href)) opened({ title, href });
    onFollow();
    run?.();
  };
  const screens = entriesFor(term, paletteScreens(can));
  const actions = entriesFor(term, paletteActions(can, onLogout));
  const isActionFirst = isActionIntended(term, screens, actions);
  const actionGroup = paletteGroup('action', 'Actions', actions);
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder="Search screens, orders, customers, articles"
      groups={[
        ...paletteGroup('recent', 'Recent', term ? [] : recent.map((entry) => ({ ...entry, icon: History }))),
        ...(isActionFirst ? actionGroup : []),
        ...paletteGroup('screen', 'Screens', screens),
        ...groups,
        ...(isActionFirst ? [] : actionGroup),
      ]}
      pending={pending}
      problem={error ? errorMessage(error, 'Failed to search') : null}
      onRetry={retry}
      onFollow={follow}
    />
  );
}
