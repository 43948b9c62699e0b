import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewItem } from './review-item.tsx';

const meta = {
  title: 'Features/Products/Review',
  component: ReviewItem,
  args: {
    review: {
      id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
      author: 'Rezaul Karim',
      avatar: null,
      stars: 3,
      text: 'The times are right.\n\nসময় ঠিক আছে।',
      created_at: '2026-02-24T08:10:00Z',
      edited: true,
      answer: 'Thank you for telling us the model.',
    },
  },
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thank you for telling us the model.')).toBeVisible();
    await expect(canvas.getByText(/edited/)).toBeVisible();
  },
};
export const Long: Story = {
  args: { review: { ...meta.args.review, author: 'A'.repeat(60), text: 'A very long word: '.concat('x'.repeat(300)) } },
};
