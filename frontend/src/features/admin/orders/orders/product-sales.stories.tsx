import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductSales } from './product-sales.tsx';

const meta = {
  title: 'Screens/Administration/Product sales',
  component: ProductSales,
  args: { product: '1' },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/products/1/sales', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
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
      api.scenarios.failing('adminGetProductSales', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch sales')).toBeVisible();
  },
};
