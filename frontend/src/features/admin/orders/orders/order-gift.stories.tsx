import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAdminOrder } from '@/test/commerce-samples.ts';
import { sampleGift } from '@/test/gift-samples.ts';
import { OrderGift } from './order-gift.tsx';

const holder = { id: sampleAdminOrder.id, name: 'Sultana Begum', email: 'sultana@example.com', guest: true };
const claimed = { ...sampleGift, status: 'claimed' as const, claimed_at: '2026-11-21T04:30:00Z' };

const meta = {
  title: 'Features/Admin/Order gift',
  component: OrderGift,
  args: { order: { ...sampleAdminOrder, gift: { gift: sampleGift, holder: null, order: null } } },
} satisfies Meta<typeof OrderGift>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent, not claimed')).toBeVisible();
  },
};
export const Claimed: Story = {
  args: {
    order: {
      ...sampleAdminOrder,
      gift: { gift: claimed, holder, order: { id: sampleAdminOrder.id, number: 10_432 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order #10432' })).toBeVisible();
  },
};
export const Kept: Story = {
  args: { order: { ...sampleAdminOrder, gift: { gift: { ...claimed, kept: true }, holder, order: null } } },
};
export const Received: Story = {
  args: { order: { ...sampleAdminOrder, source_order: { id: sampleAdminOrder.id, number: 10_431 } } },
};
