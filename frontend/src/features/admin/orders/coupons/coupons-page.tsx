import { Link } from '@tanstack/react-router';
import { Pencil, TicketPlus, Tickets, Trash2 } from 'lucide-react';
import {
  adminExportCoupons,
  adminListCoupons,
  getAdminListCouponsQueryKey,
  useAdminDeleteCoupon,
} from '@/api/generated/admin-coupons/admin-coupons.ts';
import type { AdminCoupon } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { lastDayOf } from '../../kit/last-day.ts';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { useCan } from '../../kit/use-can.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { usePanelValue } from '../../kit/use-panel-value.ts';
import { CouponBatch } from './coupon-batch.tsx';
import { CouponEditor } from './coupon-editor.tsx';

const couponList = defineList(adminListCoupons, getAdminListCouponsQueryKey, {
  name: 'coupons',
  labels: {
    noun: ['code', 'codes'],
    failed: 'Failed to fetch codes',
    emptyMessage: { scene: 'invoices', title: 'No codes yet', line: 'Discount codes for some or all products.' },
  },
  filters: {
    usable: {
      legend: 'Status',
      options: { yes: 'Active', no: 'Inactive, expired, used up' },
      params: (usable) => ({ active: usable === 'yes' }),
    },
  },
  panel: { coupon: (value) => (value === 'new' || value === 'batch' ? value : searchId(value)) },
});

export type CouponsSearch = SearchOf<typeof couponList>;

/** The discount: '25%' or '$2.50'. */
const formatDiscount = ({ kind, value }: Pick<AdminCoupon, 'kind' | 'value'>): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

/** 'All products' or the number of products. */
function formatScope({ products }: Pick<AdminCoupon, 'products'>): string {
  if (products.length === 0) return 'All products';
  return products.length === 1 ? '1 product' : `${products.length} products`;
}

/** '3' or '3 of 100'. */
const formatUses = ({ uses, limit }: Pick<AdminCoupon, 'uses' | 'limit'>): string =>
  limit === null ? String(uses) : `${uses} of ${limit}`;

/** How often it was used; leads to its orders, cancelled ones included. */
function CouponUses({ coupon }: { readonly coupon: AdminCoupon }) {
  const isListed = useCan()('adminListOrders') && coupon.uses > 0;
  const uses = (
    <>
      <span>{formatUses(coupon)}</span>
      <span className="rows:sr-only"> orders</span>
    </>
  );
  if (!isListed) return <span className="whitespace-nowrap">{uses}</span>;
  return (
    <Link
      to="/admin/orders"
      search={{ coupon: coupon.code }}
      className="inline-block min-h-6 whitespace-nowrap hover:text-primary hover:underline"
    >
      {uses}
    </Link>
  );
}

/** Its last day, in the user's time zone. */
const formatLastDay = ({ endsAt }: Pick<AdminCoupon, 'endsAt'>): string =>
  endsAt === null ? 'No expiry' : formatDate(lastDayOf(endsAt));

/** Whether it is active, and if not, why. */
function couponState(
  { active, endsAt, limit, uses }: AdminCoupon,
  now: number,
): 'Active' | 'Inactive' | 'Expired' | 'Used up' {
  if (!active) return 'Inactive';
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'Expired';
  return limit !== null && uses >= limit ? 'Used up' : 'Active';
}

/** @param search the list's parameters, which the link to a code keeps */
const couponColumns = (search: CouponsSearch): Column<AdminCoupon>[] => [
  {
    id: 'code',
    header: 'Code',
    phone: 'title',
    className: 'rows:w-[40%] rows:max-w-0',
    cell: (coupon) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders/coupons"
          search={{ ...search, coupon: coupon.id }}
          resetScroll={false}
          className="block truncate font-semibold hover:text-primary hover:underline"
        >
          {coupon.code}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">{formatScope(coupon)}</span>
      </span>
    ),
  },
  {
    id: 'off',
    header: 'Discount',
    numeric: true,
    cell: (coupon) => <span className="font-medium whitespace-nowrap">{formatDiscount(coupon)}</span>,
  },
  {
    id: 'uses',
    header: 'Orders',
    numeric: true,
    cell: (coupon) => <CouponUses coupon={coupon} />,
  },
  {
    id: 'end',
    header: 'Last day',
    cell: (coupon) => <span className="whitespace-nowrap text-ink-11 tabular-nums">{formatLastDay(coupon)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (coupon) => {
      const state = couponState(coupon, Date.now());
      return <Badge variant={state === 'Active' ? 'success' : 'secondary'}>{state}</Badge>;
    },
  },
];

/** Discount codes. */
export function CouponsPage({ search: url }: ListScreenProps) {
  const { show } = useToast();
  const { list, query, fetchPage } = useList(couponList, url);
  const { search } = list;
  const steps = useRecordSteps({
    id: search.coupon,
    data: query.data,
    rowId: ({ id }) => id,
    fetchPage,
    onStep: (coupon, page) => list.replace({ coupon, page }),
  });
  const { lastValue: lastCoupon, count } = usePanelValue(search.coupon);
  const deletion = useDeletion({
    mutation: useAdminDeleteCoupon(),
    variablesOf: ({ id }: AdminCoupon) => ({ id }),
    failed: 'Failed to delete the code',
    onDeleted: ({ code }) => show({ tone: 'success', text: `${code} deleted` }),
  });
  const make = (
    <Link
      to="/admin/orders/coupons"
      search={{ ...search, coupon: 'new' }}
      resetScroll={false}
      className={buttonVariants()}
      {...NEW_ACTION}
    >
      <TicketPlus aria-hidden="true" />
      New code
    </Link>
  );
  const makeMany = (
    <Link
      to="/admin/orders/coupons"
      search={{ ...search, coupon: 'batch' }}
      resetScroll={false}
      className={buttonVariants({ variant: 'outline' })}
    >
      <Tickets aria-hidden="true" className="max-sm:hidden" />
      Single-use codes
    </Link>
  );
  const actions = (
    <>
      {makeMany}
      {make}
    </>
  );
  return (
    <AdminPage title="Coupons" actions={actions}>
      <ListPage
        list={list}
        query={query}
        labels={couponList.labels}
        emptyAction={make}
        tools={
          <Can do="adminExportCoupons">
            <CsvButton file="coupons.csv" load={() => adminExportCoupons(couponList.filterParams(search))} />
          </Can>
        }
      >
        {(body) => (
          <DataTable
            {...body}
            label="Codes"
            columns={couponColumns(search)}
            rowKey={({ id }) => id}
            loading="Loading codes..."
            actions={(coupon) => (
              <RowMenu
                label={`More actions for ${coupon.code}`}
                items={[
                  { label: 'Edit', icon: Pencil, onSelect: () => list.go({ coupon: coupon.id }) },
                  { label: 'Delete', icon: Trash2, danger: true, onSelect: () => deletion.requestDeletion(coupon) },
                ]}
              />
            )}
          />
        )}
      </ListPage>
      <ConfirmDialog
        {...deletion.dialog}
        question={`Delete ${deletion.candidate?.code ?? 'this code'}?`}
        action="Delete"
      >
        <p>It can no longer be used. Past orders keep their price.</p>
      </ConfirmDialog>
      {lastCoupon === 'batch' ? (
        <CouponBatch
          key={count}
          open={search.coupon === 'batch'}
          onClose={list.close}
          onCreated={(prefix) => list.go({ coupon: undefined, search: `${prefix}-`, page: 1 })}
        />
      ) : null}
      {lastCoupon && lastCoupon !== 'batch' ? (
        <CouponEditor
          key={count}
          id={lastCoupon}
          open={search.coupon !== undefined}
          steps={steps}
          onClose={list.close}
        />
      ) : null}
    </AdminPage>
  );
}
