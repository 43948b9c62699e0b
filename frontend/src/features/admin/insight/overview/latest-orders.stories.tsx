import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatestOrders } from './latest-orders.tsx';

const order = {
  id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
  number: 10_125,
  customer: 'Nadia Rahman',
  product_name: 'Bangla Calendar 2025',
  amount: 14.99,
  status: 'completed' as const,
  created_at: '2026-11-20T08:30:00.000Z',
};

const meta = {
  title: 'Features/Admin/Overview/Latest orders',
  component: LatestOrders,
  args: {
    orders: [
      order,
      {
        ...order,
        id: 'b',
        customer: null,
        status: 'refunded',
        product_name: 'A name that is far longer than any line of this list would ever have room for, whatever it does',
      },
    ],
  },
} satisfies Meta<typeof LatestOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongNameAndDeletedUser: Story = {};
