import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { OrderHistory } from './order-history.tsx';

const meta = {
  title: 'Features/Account/Order history',
  component: OrderHistory,
  args: { history: sampleOrderDetail.history },
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      'PendingNov 16, 2026, 2:05 PM UTC',
      'ProcessingNov 17, 2026, 2:05 PM UTC',
      'CompletedNov 18, 2026, 2:05 PM UTC',
    ]);
  },
};
export const OneStep: Story = { args: { history: sampleOrderDetail.history.slice(0, 1) } };
export const Cancelled: Story = {
  args: {
    history: [
      ...sampleOrderDetail.history.slice(0, 1),
      { status: 'cancelled', created_at: sampleOrderDetail.history[2]?.created_at ?? '' },
    ],
  },
};
