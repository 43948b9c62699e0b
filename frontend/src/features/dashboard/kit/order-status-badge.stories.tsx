import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderStatus } from '@/api/generated/model.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

const meta = {
  title: 'Features/Account/Order status badge',
  component: OrderStatusBadge,
  args: { status: 'completed' },
} satisfies Meta<typeof OrderStatusBadge>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {Object.values(OrderStatus).map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};
