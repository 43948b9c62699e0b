import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { PopularPosts } from './popular-posts.tsx';

const meta = {
  title: 'Features/Blog/Popular posts',
  component: PopularPosts,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopularPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};
/** Of forty articles, those with the most reactions. */
export const FirstFour: Story = {
  parameters: {
    scenario: (api) => {
      fillBlog(api, 40);
      api.db.state.likes['reader-of-four'] = [40, 30, 20, 10];
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};
/** No article is popular until a reader has liked, saved or commented on it. */
export const NoReactions: Story = {
  parameters: {
    scenario: ({ db }) => {
      db.state.likes = {};
      db.state.comments = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Popular Posts')).not.toBeInTheDocument();
  },
};
export const NotToBeHad: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPosts', 500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Popular Posts')).not.toBeInTheDocument();
  },
};
