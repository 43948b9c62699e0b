import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentItem } from './comment-item.tsx';

const meta = {
  title: 'Features/Admin/Content/Comment',
  component: CommentItem,
  args: {
    comment: {
      id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
      text: 'Which paper did you use for the proofs? <b>Bold</b> stays text.',
      author: 'Farzana Akter',
      email: 'farzana.akter@example.com',
      post_id: 1,
      post_title: 'What a Ramadan calendar app has to get right',
      status: 'pending',
      created_at: '2026-11-20T08:10:00Z',
    },
    onDecide: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
};
export const Spam: Story = { args: { comment: { ...meta.args.comment, status: 'spam', email: null } } };
