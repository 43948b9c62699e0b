import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/components/ui/card.tsx';
import { sampleOrders } from '@/test/samples.ts';
import { OrdersTable } from './orders-table.tsx';

const meta = {
  title: 'Features/Account/Orders table',
  component: OrdersTable,
  args: { orders: sampleOrders(8) },
  render: (args) => (
    <Card>
      <OrdersTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {};
export const LongNames: Story = {
  args: {
    orders: sampleOrders(3).map((order) => ({
      ...order,
      product_name: `${order.product_name}, complete edition with printed booklet and two years of updates`,
      amount: 1_000_000.5,
    })),
  },
};
export const PhoneLongNames: Story = {
  ...LongNames,
  parameters: { ...LongNames.parameters, initialViewport: 'phone' },
};
