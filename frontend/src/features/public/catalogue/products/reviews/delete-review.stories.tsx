import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteReview } from './delete-review.tsx';

const meta = {
  title: 'Features/Products/Delete review',
  component: DeleteReview,
  args: { open: true, productId: 1, onDeleted: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async () => {
    await expect(await screen.findByText('Are you sure you want to delete your review?')).toBeVisible();
  },
};
