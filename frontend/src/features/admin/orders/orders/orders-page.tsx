import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  adminExportOrders,
  useAdminListOrders,
  useAdminSetOrderStatus,
} from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderRow, OrderStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useMedia } from '@/hooks/use-media.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { BulkBar } from '../../kit/list/bulk-bar.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { runBulk } from '../../kit/list/run-bulk.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type Selection, useSelection } from '../../kit/list/use-selection.ts';
import { SIDE_PANEL_GRID, SIDE_PANEL_QUERY } from '../../kit/side-panel.tsx';
import { useCan } from '../../kit/use-can.ts';
import { orderColumns } from './order-columns.tsx';
import { orderFilterParams, orderListParams } from './order-list-params.ts';
import { OrderSheet } from './order-sheet.tsx';
import { FIRST_SORT, orderFilters } from './orders-filters.ts';
import type { OrdersSearch } from './orders-search.ts';
import { ViewOrder } from './view-order.tsx';

interface OrderBulkProps {
  readonly selection: Selection<AdminOrderRow>;
}

const NOUN: Noun = ['order', 'orders'];
const STATUS_LABELS: Partial<Record<OrderStatus, string>> = {
  processing: 'now processing',
  completed: 'completed',
};

/**
 * Changes the status of the selected orders. A status change cannot be reverted, so undo is not offered; changes that
 * deliver files ask first.
 */
function OrderBulk({ selection: { selected: current, clear } }: OrderBulkProps) {
  const { mutateAsync: setStatus } = useAdminSetOrderStatus();
  const [busy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const pending = current.filter(({ status }) => status === 'pending');
  const inProcess = current.filter(({ status }) => status === 'processing');
  const changeStatus = async (rows: readonly AdminOrderRow[], status: OrderStatus) => {
    setBusy(true);
    await runBulk({
      rows,
      noun: NOUN,
      change: ({ id, status: from }) => setStatus({ id, data: { from, status } }),
      done: STATUS_LABELS[status] ?? status,
      undoneText: '',
      failed: 'Failed to update order',
    });
    setBusy(false);
    setIsConfirming(false);
    clear();
  };
  return (
    <>
      <BulkBar count={current.length} noun={NOUN} onClear={clear}>
        {pending.length > 0 ? (
          <Button size="sm" busy={busy} onClick={() => void changeStatus(pending, 'processing')}>
            {`Start processing ${pending.length}`}
          </Button>
        ) : null}
        {inProcess.length > 0 ? (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => setIsConfirming(true)}>
            {`Complete ${inProcess.length}`}
          </Button>
        ) : null}
        {pending.length + inProcess.length === 0 ? (
          <span className="text-muted-foreground">The selected orders are closed.</span>
        ) : null}
      </BulkBar>
      <ConfirmDialog
        open={isConfirming}
        question={`Complete ${countText(inProcess.length, NOUN)}?`}
        action="Complete"
        busy={busy}
        onConfirm={() => void changeStatus(inProcess, 'completed')}
        onCancel={() => setIsConfirming(false)}
      >
        This confirms payment and delivers the files. It can’t be undone.
      </ConfirmDialog>
    </>
  );
}

interface OrdersPageProps {
  readonly search: OrdersSearch;
}

/** Customers' orders and their statuses. */
export function OrdersPage({ search }: OrdersPageProps) {
  const list = useListPage(search, { filters: orderFilters(search), sort: FIRST_SORT });
  const query = useAdminListOrders(orderListParams(search), { query: { placeholderData: keepPreviousData } });
  const can = useCan();
  const isWideScreen = useMedia(SIDE_PANEL_QUERY);
  const isSidePanel = isWideScreen && search.order !== undefined;
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ number }) => `order #${number}`,
  });
  return (
    <AdminPage title="Orders">
      <div className={clsx(isSidePanel && SIDE_PANEL_GRID)}>
        <ListPage
          list={list}
          query={query}
          labels={{
            noun: ['order', 'orders'],
            failed: 'Failed to fetch orders',
            emptyMessage: { scene: 'orders', title: 'No orders yet', line: 'Customer orders appear here.' },
          }}
          tools={
            <Can do="adminExportOrders">
              <CsvButton file="orders.csv" load={() => adminExportOrders(orderFilterParams(search))} />
            </Can>
          }
        >
          {(body) => (
            <>
              <DataTable
                {...body}
                label="Orders"
                columns={orderColumns(search)}
                rowKey={({ id }) => id}
                loading="Loading orders..."
                // Next to the open panel there is no room for a button that repeats a click on the row.
                {...(isSidePanel
                  ? {}
                  : { actions: (order: AdminOrderRow) => <ViewOrder order={order} search={search} /> })}
                isCurrent={({ id }) => isSidePanel && id === search.order}
                selection={can('adminSetOrderStatus') ? selection : undefined}
              />
              <OrderBulk selection={selection} />
            </>
          )}
        </ListPage>
        <OrderSheet id={search.order} isSidePanel={isWideScreen} onClose={() => list.go({ order: undefined })} />
      </div>
    </AdminPage>
  );
}
