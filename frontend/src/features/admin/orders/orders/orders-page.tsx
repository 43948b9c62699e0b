import { clsx } from 'clsx';
import { useState } from 'react';
import { adminExportOrders, useAdminSetOrderStatus } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderRow, OrderStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useMedia } from '@/hooks/use-media.ts';
import { countText } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { BulkBar } from '../../kit/list/bulk-bar.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useBulk } from '../../kit/list/use-bulk.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { type Selection, useSelection } from '../../kit/list/use-selection.ts';
import { SIDE_PANEL_GRID, SIDE_PANEL_QUERY } from '../../kit/side-panel.tsx';
import { useCan } from '../../kit/use-can.ts';
import { orderColumns } from './order-columns.tsx';
import { orderList } from './order-list.ts';
import { OrderSheet } from './order-sheet.tsx';
import { ViewOrder } from './view-order.tsx';

interface OrderBulkProps {
  readonly selection: Selection<AdminOrderRow>;
}

const { noun } = orderList.labels;
const STATUS_LABELS: Partial<Record<OrderStatus, string>> = {
  processing: 'now processing',
  completed: 'completed',
};

/**
 * Changes the status of the selected orders. A status change cannot be reverted, so undo is not offered; changes that
 * deliver files ask first.
 */
function OrderBulk({ selection }: OrderBulkProps) {
  const { selected: current } = selection;
  const { mutateAsync: setStatus } = useAdminSetOrderStatus();
  const bulk = useBulk(selection);
  const [isConfirming, setIsConfirming] = useState(false);
  const pending = current.filter(({ status }) => status === 'pending');
  const inProcess = current.filter(({ status }) => status === 'processing');
  const changeStatus = async (rows: readonly AdminOrderRow[], status: OrderStatus) => {
    setIsConfirming(false);
    await bulk.run({
      rows,
      noun,
      change: ({ id, status: from }) => setStatus({ id, data: { from, status } }),
      done: STATUS_LABELS[status] ?? status,
      undoneText: '',
      failed: 'Failed to update order',
    });
  };
  return (
    <>
      <BulkBar selection={selection} noun={noun} bulk={bulk}>
        {pending.length > 0 ? (
          <Button size="sm" onClick={() => void changeStatus(pending, 'processing')}>
            {pending.length === current.length
              ? 'Start processing'
              : `Start processing ${formatCount(pending.length)} pending`}
          </Button>
        ) : null}
        {inProcess.length > 0 ? (
          <Button size="sm" variant="outline" onClick={() => setIsConfirming(true)}>
            {inProcess.length === current.length ? 'Complete' : `Complete ${formatCount(inProcess.length)} processing`}
          </Button>
        ) : null}
        {pending.length + inProcess.length === 0 ? (
          <span className="text-muted-foreground">The selected orders are closed.</span>
        ) : null}
      </BulkBar>
      <ConfirmDialog
        open={isConfirming}
        question={`Complete ${countText(inProcess.length, noun)}?`}
        action="Complete"
        onConfirm={() => void changeStatus(inProcess, 'completed')}
        onCancel={() => setIsConfirming(false)}
      >
        This confirms payment and delivers the files. It can’t be undone.
      </ConfirmDialog>
    </>
  );
}

/** Customers' orders and their statuses. */
export function OrdersPage({ search: url }: ListScreenProps) {
  const { list, query, result, fetchPage } = useList(orderList, url, { coupon: [] });
  const { search } = list;
  const can = useCan();
  const isWideScreen = useMedia(SIDE_PANEL_QUERY);
  const isSidePanel = isWideScreen && search.order !== undefined;
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ number }) => `order #${number}`,
    result,
  });
  const steps = useRecordSteps({
    id: search.order,
    data: query.data,
    rowId: ({ id }) => id,
    fetchPage,
    onStep: (order, page) => list.replace({ order, page }),
  });
  return (
    <AdminPage title="Orders">
      <div className={clsx(isSidePanel && SIDE_PANEL_GRID)}>
        <ListPage
          list={list}
          query={query}
          labels={orderList.labels}
          tools={
            <Can do="adminExportOrders">
              <CsvButton file="orders.csv" load={() => adminExportOrders(orderList.filterParams(search))} />
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
        <OrderSheet id={search.order} steps={steps} isSidePanel={isWideScreen} onClose={list.close} />
      </div>
    </AdminPage>
  );
}
