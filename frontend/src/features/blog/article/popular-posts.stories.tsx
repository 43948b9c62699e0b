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
export const FirstFour: Story = {
  parameters: { scenario: (api) => fillBlog(api, 40) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};
export const NotToBeHad: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPosts', 500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Popular Posts')).not.toBeInTheDocument();
  },
};
