import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostLink } from './post-link.tsx';

const meta = {
  title: 'Features/Blog/Post link',
  component: PostLink,
  args: { post: { address: '7', title: 'Learning UX and UI design' } },
} satisfies Meta<typeof PostLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learning UX and UI design' })).toHaveAttribute('href', '/blog/7');
  },
};
