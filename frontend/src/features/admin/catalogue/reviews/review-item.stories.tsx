import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewItem } from './review-item.tsx';

const meta = {
  title: 'Features/Admin/Content/Review',
  component: ReviewItem,
  args: {
    review: {
      id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
      stars: 3,
      text: 'The times are right, but the widget stopped.',
      author: 'Rezaul Karim',
      email: 'rezaul.karim@example.com',
      product_id: 1,
      product_name: 'Ramadan Calendar 2025',
      status: 'pending',
      answer: null,
      created_at: '2026-11-20T08:10:00Z',
    },
    onDecide: fn(),
    onAnswer: fn(async () => {}),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};
export const Answering: Story = {
  args: { review: { ...meta.args.review, status: 'approved', answer: 'Thank you.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit reply' }));
    await expect(canvas.getByLabelText('Your reply')).toHaveFocus();
  },
};
