import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { RecentPosts } from './recent-posts.tsx';

const meta = {
  title: 'Features/Blog/Recent posts',
  component: RecentPosts,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstThree: Story = {
  parameters: { scenario: (api) => fillBlog(api, 40) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};
export const NotToBeHad: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPosts', 500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Recent Posts')).not.toBeInTheDocument();
  },
};
