import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OwnReview } from './own-review.tsx';

const meta = {
  title: 'Features/Products/Own review',
  component: OwnReview,
  args: { productId: 1, onChanged: fn() },
} satisfies Meta<typeof OwnReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to review it' })).toBeVisible();
  },
};
