import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOrderRows } from '@/test/commerce-samples.ts';
import { OrdersTable } from './orders-table.tsx';

const meta = {
  title: 'Features/Admin/Orders table',
  component: OrdersTable,
  args: {
    search: {},
    orders: sampleOrderRows,
    error: null,
    busy: false,
    empty: null,
    onSort: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrdersTable>;
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
/** A name longer than the screen ends with dots inside its card. */
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('table').getBoundingClientRect();
    for (const cell of canvas.getAllByRole('cell'))
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};
