import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentsThread } from './comments-thread.tsx';

const meta = {
  title: 'Features/Blog/Comments thread',
  component: CommentsThread,
  args: { postId: 2, onDeleted: fn() },
} satisfies Meta<typeof CommentsThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Comment by Farzana Yasmin' })).toBeVisible();
  },
};
