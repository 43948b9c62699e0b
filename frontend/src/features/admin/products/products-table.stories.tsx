import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleProductRow } from '@/test/commerce-samples.ts';
import { longCard } from '@/test/product-samples.ts';
import { ProductsTable } from './products-table.tsx';

const draft = {
  ...sampleProductRow,
  id: 2,
  title: longCard.title,
  image: longCard.image,
  status: 'draft',
  hasFile: false,
} as const;

const meta = {
  title: 'Features/Admin/Products table',
  component: ProductsTable,
  args: {
    search: {},
    products: [sampleProductRow, { ...draft, category: longCard.category, price: 0, period: null }],
    error: null,
    busy: false,
    empty: null,
    onSort: fn(),
    onRetry: fn(),
    onView: fn(),
    onPublish: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof ProductsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, args }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Product', 'Price', 'Stock', 'Status', 'Actions']);
    await expect(canvas.getByText('Unlimited')).toBeVisible();
    await expect(canvas.getByText('No file yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `More actions for ${draft.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
