import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductSales } from './product-sales.tsx';

const meta = {
  title: 'Features/Admin/Product sales',
  component: ProductSales,
  args: { product: '1' },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof ProductSales>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {
  play: async ({ canvas }) => {
    const months = within(await canvas.findByRole('region', { name: 'Last 12 months' }));
    await expect(months.getAllByRole('row')).toHaveLength(13);
    await expect(within(canvas.getByRole('list', { name: 'Latest orders' })).getAllByRole('listitem')).toHaveLength(10);
  },
};
export const Phone: Story = { ...Sold, parameters: { initialViewport: 'phone' } };

export const NothingSold: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.orders = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sales yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing('adminGetProductSales', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch sales')).toBeVisible();
  },
};
