import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, TicketPlus, Trash2 } from 'lucide-react';
import { useAdminDeleteCoupon, useAdminListCoupons } from '@/api/generated/admin-coupons/admin-coupons.ts';
import type { AdminCoupon, AdminListCouponsParams } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { RowMenu } from '../kit/list/row-menu.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { useDeletion } from '../kit/use-deletion.ts';
import { usePanelValue } from '../kit/use-panel-value.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponEditor } from './coupon-editor.tsx';
import type { CouponsSearch } from './coupons-search.ts';

interface CouponsPageProps {
  readonly search: CouponsSearch;
}

const STATUS_OPTIONS: Record<string, boolean> = { yes: true, no: false };

const filters = ({ usable }: CouponsSearch): Filter[] => [
  {
    name: 'usable',
    legend: 'Status',
    value: usable === undefined || STATUS_OPTIONS[usable] === undefined ? undefined : usable,
    options: [
      { value: 'yes', label: 'Active' },
      { value: 'no', label: 'Inactive, expired, used up' },
    ],
  },
];

function toParams({ search, usable, page }: CouponsSearch): AdminListCouponsParams {
  const active = usable === undefined ? undefined : STATUS_OPTIONS[usable];
  return { ...(search ? { search } : {}), ...(active === undefined ? {} : { active }), ...(page ? { page } : {}) };
}

/** Discount codes. */
export function CouponsPage({ search }: CouponsPageProps) {
  const { show } = useToast();
  const list = useListPage(search, { filters: filters(search) });
  const query = useAdminListCoupons(toParams(search), { query: { placeholderData: keepPreviousData } });
  const { lastValue: lastCoupon, count } = usePanelValue(search.coupon);
  const deletion = useDeletion({
    mutation: useAdminDeleteCoupon({ mutation: { networkMode: 'always' } }),
    variablesOf: ({ id }: AdminCoupon) => ({ id }),
    failed: 'Failed to delete the code',
    onDeleted: ({ code }) => show({ tone: 'success', text: `${code} deleted` }),
  });
  const make = (
    <Link to="/admin/coupons" search={{ ...search, coupon: 'new' }} resetScroll={false} className={buttonVariants()}>
      <TicketPlus aria-hidden="true" />
      New code
    </Link>
  );
  return (
    <AdminPage title="Coupons" actions={make}>
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['code', 'codes'],
          failed: 'Failed to fetch codes',
          emptyMessage: {
            scene: 'invoices',
            title: 'No codes yet',
            line: 'Discount codes for some or all products.',
            action: make,
          },
        }}
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
      {lastCoupon ? (
        <CouponEditor
          key={count}
          id={lastCoupon}
          open={search.coupon !== undefined}
          onClose={() => list.go({ coupon: undefined })}
        />
      ) : null}
    </AdminPage>
  );
}
