import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ViewOrder } from './view-order.tsx';

const meta = {
  title: 'Features/Admin/View order',
  component: ViewOrder,
  args: { order: { id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', number: 10_125 }, search: { status: 'pending' } },
} satisfies Meta<typeof ViewOrder>;
export default meta;

/** The link keeps the list's filters. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'View order #10125' });
    await expect(link.getAttribute('href')).toBe(`/admin/orders?status=pending&order=${args.order.id}`);
  },
};
