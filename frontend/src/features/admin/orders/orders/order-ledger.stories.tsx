import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refundedOrder } from '@/test/commerce-samples.ts';
import { OrderLedger } from './order-ledger.tsx';

const meta = {
  title: 'Features/Admin/Order ledger',
  component: OrderLedger,
  args: { movements: refundedOrder.movements, total: 19.99 },
} satisfies Meta<typeof OrderLedger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidAndRefunded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$19.99')).toBeVisible();
  },
};
export const NotPaid: Story = { args: { movements: [] } };
export const Free: Story = { args: { movements: [], total: 0 } };
