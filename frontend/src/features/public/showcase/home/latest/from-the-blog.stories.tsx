import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { FromTheBlog } from './from-the-blog.tsx';

const { posts } = sampleHome;

const meta = {
  title: 'Features/Home/From the blog',
  component: FromTheBlog,
  parameters: { layout: 'fullscreen' },
  args: { posts },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FromTheBlog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const OneArticle: Story = { args: { posts: posts.slice(0, 1) }, parameters: { initialViewport: 'desktop' } };
export const None: Story = {
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const LongTitle: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { posts: posts.map((post) => ({ ...post, title: `${post.title}, and what we would do differently today` })) },
};
