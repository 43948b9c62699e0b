import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Comment } from '@/api/generated/model.ts';
import { CommentItem } from './comment-item.tsx';

const comment: Comment = {
  id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6999',
  author: 'Nadia Rahman',
  avatar: null,
  studio: false,
  text: 'The part about longitude explains why Rajshahi is always seven minutes late.\n\nThank you.',
  status: 'approved',
  own: false,
  created_at: '2026-03-01T09:00:00.000Z',
};

const meta = {
  title: 'Features/Blog/Comment',
  component: CommentItem,
  args: { comment, onDelete: fn() },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const OwnAwaitingApproval: Story = {
  args: { comment: { ...comment, own: true, status: 'pending' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Awaiting approval')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
export const ByTheStudio: Story = { args: { comment: { ...comment, author: 'Tanvir Ahmed', studio: true } } };
export const FormerMember: Story = { args: { comment: { ...comment, author: 'Former member' } } };
