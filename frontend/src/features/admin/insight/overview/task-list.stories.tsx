import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@tanstack/react-router';
import { expect } from 'storybook/test';
import { type Task, TaskList } from './task-list.tsx';

const wait = (key: string, count: number | undefined, one: string, many: string): Task => ({
  key,
  count,
  singular: one,
  plural: many,
  link: (props) => <Link to="/admin" {...props} />,
});
const waits = [
  wait('payments', 2, 'payment to review', 'payments to review'),
  wait('payouts', 1, 'payout to approve', 'payouts to approve'),
  wait('messages', 12, 'message to reply to', 'messages to reply to'),
  wait('comments', 0, 'comment to moderate', 'comments to moderate'),
  wait('orders', 10_432, 'order pending', 'orders pending'),
];

const meta = {
  title: 'Features/Admin/Overview/What waits',
  component: TaskList,
  args: { tasks: waits },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 payout to approve' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '10,432 orders pending' })).toBeVisible();
    await expect(canvas.queryByText(/comment/)).toBeNull();
  },
};
export const Nothing: Story = {
  args: { tasks: waits.map((entry) => ({ ...entry, count: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re all caught up/)).toBeVisible();
  },
};
export const Counting: Story = { args: { tasks: null } };
/** Lists that could not be loaded are left out. */
export const PartlyUnknown: Story = {
  args: { tasks: waits.map((entry) => ({ ...entry, count: entry.key === 'payouts' ? 1 : undefined })) },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
