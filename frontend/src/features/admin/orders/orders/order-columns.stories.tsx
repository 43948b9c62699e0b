import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOrderRows } from '@/test/commerce-samples.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { ViewOrder } from './view-order.tsx';

interface OrderTableProps {
  readonly onSort: (sort: string) => void;
}

/** The columns of the orders. */
function OrderTable({ onSort }: OrderTableProps) {
  return (
    <DataTable
      label="Orders"
      columns={orderColumns({})}
      rows={sampleOrderRows}
      rowKey={({ id }) => id}
      loading="Loading orders..."
      empty={null}
      onSort={onSort}
      actions={(order) => <ViewOrder order={order} search={{}} />}
    />
  );
}

const meta = {
  title: 'Features/Admin/Order columns',
  component: OrderTable,
  args: { onSort: fn() },
} satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, args }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Order ID', 'Customer', 'Date', 'Status', 'Total', 'Actions']);
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSort).toHaveBeenCalledWith('-total');
  },
};
/** A name longer than the screen is truncated inside its card. */
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    for (const cell of canvas.getAllByRole('cell'))
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
