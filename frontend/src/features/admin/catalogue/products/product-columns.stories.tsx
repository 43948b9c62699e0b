import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProductRow } from '@/test/commerce-samples.ts';
import { longCard } from '@/test/product-samples.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { productColumns } from './product-columns.tsx';

const { title, image, category } = longCard;
const draft = { ...sampleProductRow, id: 2, title, image, category, status: 'draft', hasFile: false } as const;

/** The columns of the products. */
function ProductTable() {
  return (
    <DataTable
      label="Products"
      columns={productColumns}
      rows={[sampleProductRow, { ...draft, price: 0, period: null }]}
      rowKey={({ id }) => id}
      loading="Loading products..."
      empty={null}
    />
  );
}

const meta = { title: 'Features/Admin/Product columns', component: ProductTable } satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Product', 'Price', 'Stock', 'Status']);
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.getByText('No file yet')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
