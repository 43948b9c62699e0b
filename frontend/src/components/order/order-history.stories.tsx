import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { refundedOrder } from '@/test/commerce-samples.ts';
import { OrderHistory } from './order-history.tsx';

const { history } = sampleOrderDetail;

const meta = {
  title: 'Components/Order/History',
  component: OrderHistory,
  args: { history },
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      'PendingNov 16, 2026, 2:05 PM',
      'ProcessingNov 17, 2026, 2:05 PM',
      'CompletedNov 18, 2026, 2:05 PM',
    ]);
  },
};
export const Stacked: Story = { args: { stacked: true } };
export const OneStep: Story = { args: { history: history.slice(0, 1) } };
export const Cancelled: Story = {
  args: { history: [...history.slice(0, 1), { status: 'cancelled', created_at: history[2]?.created_at ?? '' }] },
};
export const Refunded: Story = {
  args: { history: refundedOrder.history },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps.at(-1)).toBe('RefundedNov 18, 2026, 8:05 PM');
    await expect(steps).toHaveLength(4);
  },
};
