import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Pencil, Plus } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListAffiliates } from '@/api/generated/admin-affiliates/admin-affiliates.ts';
import type { AdminAffiliate } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { AffiliateSheet } from './affiliate-sheet.tsx';

interface AffiliatesPageProps {
  /** The link that is edited, or 'new'. */
  readonly affiliate?: string | undefined;
}

const affiliateColumns: readonly Column<AdminAffiliate>[] = [
  {
    id: 'code',
    header: 'Affiliate',
    phone: 'title',
    className: 'rows:w-[34%] rows:max-w-0',
    cell: ({ id, code, customer, active }) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders/affiliates"
          search={{ affiliate: id }}
          resetScroll={false}
          className="font-semibold hover:text-primary hover:underline"
        >
          {code}
        </Link>
        {active ? null : (
          <Badge variant="secondary" className="ms-2">
            Paused
          </Badge>
        )}
        <bdi className="block truncate text-xs text-muted-foreground">{customer.name}</bdi>
      </span>
    ),
  },
  { id: 'percent', header: 'Rate', numeric: true, phone: 'label', cell: ({ percent }) => `${percent}%` },
  { id: 'visits', header: 'Visitors', numeric: true, phone: 'label', cell: ({ totals }) => formatCount(totals.visits) },
  { id: 'orders', header: 'Orders', numeric: true, phone: 'label', cell: ({ totals }) => formatCount(totals.orders) },
  { id: 'held', header: 'Held', numeric: true, phone: 'label', cell: ({ totals }) => formatMoney(totals.held) },
  { id: 'ready', header: 'Ready', numeric: true, phone: 'label', cell: ({ totals }) => formatMoney(totals.ready) },
  {
    id: 'paid',
    header: 'Paid',
    numeric: true,
    phone: 'label',
    cell: ({ totals }) => <span className="font-medium">{formatMoney(totals.paid)}</span>,
  },
];

const ALWAYS_STALE = { staleTime: 0 } as const;

/** Links of affiliates, and what each has earned. */
export function AffiliatesPage({ affiliate }: AffiliatesPageProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useAdminListAffiliates({ query: ALWAYS_STALE });
  const find = (id: string | undefined, items = data?.items) => items?.find((row) => row.id === id);
  const panel = usePanelValue(affiliate === 'new' ? affiliate : find(affiliate) && affiliate);
  const open = (id: string | undefined) =>
    void navigate({ to: '/admin/orders/affiliates', search: { affiliate: id }, resetScroll: false });
  const copyText = useCopy();
  const copy = (url: string) => void copyText(url, { copied: 'Link copied', failed: 'Failed to copy the link' });
  const addLink = (
    <Link
      to="/admin/orders/affiliates"
      search={{ affiliate: 'new' }}
      resetScroll={false}
      data-opens=""
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <Plus aria-hidden="true" />
      New affiliate link
    </Link>
  );
  return (
    <AdminPage title="Affiliates" actions={addLink}>
      <p className="-mt-2 mb-5 max-w-216 text-sm text-muted-foreground">
        Customers share a link and earn commission on orders that follow, paid to their wallet.
      </p>
      <DataTable
        label="Affiliates"
        columns={affiliateColumns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading="Loading affiliates..."
        error={error && errorMessage(error, 'Failed to fetch affiliates')}
        onRetry={() => void refetch()}
        busy={isFetching && !data}
        empty={
          <EmptyState
            title="No affiliates yet"
            line="Create a link for a customer who recommends you."
            action={addLink}
          />
        }
        actions={(row) => (
          <RowMenu
            label={`More actions for ${row.code}`}
            items={[
              { label: 'Edit', icon: Pencil, onSelect: () => open(row.id) },
              { label: 'Copy link', icon: Copy, onSelect: () => copy(row.url) },
            ]}
          />
        )}
      />
      {panel.lastValue ? (
        <AffiliateSheet
          key={panel.count}
          open={affiliate !== undefined}
          affiliate={find(panel.lastValue) ?? null}
          onReload={async () => find(affiliate, (await refetch()).data?.items)}
          onClose={() => open(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
