import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AlreadyPurchased } from './already-purchased.tsx';

const meta = {
  title: 'Components/Order/Bought already',
  component: AlreadyPurchased,
  args: { name: 'Learn UX UI Design Bangla, Full course', href: '/order#token', onAgain: fn() },
} satisfies Meta<typeof AlreadyPurchased>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bought in this tab: links to the order, and asks before buying again. */
export const Here: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/order#token');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy it again?' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
/** Bought in another tab or browser, according to the server. */
export const Elsewhere: Story = {
  args: { href: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Long: Story = {
  args: { name: 'রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet and two years of updates, Studio licence' },
};
