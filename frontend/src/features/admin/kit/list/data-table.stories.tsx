import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { type SampleRow, sampleColumns, sampleRows } from '@/test/admin-samples.ts';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Features/Admin/Kit/Data table',
  component: DataTable<SampleRow>,
  args: {
    label: 'Products',
    columns: sampleColumns,
    rows: sampleRows(8),
    rowKey: ({ id }) => id,
    loading: 'Loading products',
    empty: <EmptyState title="No products found" />,
    sort: 'product',
    onSort: fn(),
    actions: ({ product }) => <IconButton icon={Pencil} label={`Edit ${product}`} />,
  },
} satisfies Meta<typeof DataTable<SampleRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Product' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('-product');
    await userEvent.click(canvas.getByRole('button', { name: 'Sold' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('-sold');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const TenThousand: Story = {
  args: { rows: sampleRows(10_000) },
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Renewing: Story = { args: { busy: true } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: { rows: undefined, error: 'Failed to fetch products', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
