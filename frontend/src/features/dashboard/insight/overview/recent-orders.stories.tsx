import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOrders } from '@/test/samples.ts';
import { RecentOrders } from './recent-orders.tsx';

const meta = {
  title: 'Features/Account/Overview/Recent orders',
  component: RecentOrders,
  args: { orders: sampleOrders(5), sample: false },
} satisfies Meta<typeof RecentOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first] = args.orders;
    await expect(canvas.getAllByRole('link', { name: first?.product_name })[0]).toHaveAttribute(
      'href',
      `/dashboard/orders?order=${first?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/dashboard/orders');
  },
};
export const Sample: Story = {
  args: { sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const LongNames: Story = {
  args: {
    orders: sampleOrders(2).map((order) => ({
      ...order,
      product_name: `${order.product_name}, complete edition with printed booklet and two years of updates`,
      amount: 1_000_000.5,
    })),
  },
  parameters: { initialViewport: 'phone' },
};
