import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refundedOrder } from '@/test/commerce-samples.ts';
import { OrderHistory } from './order-history.tsx';

const meta = { title: 'Features/Admin/Order history', component: OrderHistory } satisfies Meta<typeof OrderHistory>;
export default meta;

export const Refunded: StoryObj<typeof meta> = {
  args: { history: refundedOrder.history },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps.at(-1)).toBe('RefundedNov 18, 2026, 8:05 PM UTC');
    await expect(steps).toHaveLength(4);
  },
};
