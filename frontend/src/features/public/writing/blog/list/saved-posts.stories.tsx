import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { SavedPosts } from './saved-posts.tsx';

const meta = {
  title: 'Features/Blog/Saved posts',
  component: SavedPosts,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SavedPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstFiveOfSeven: Story = {
  parameters: {
    scenario: (api) => {
      fillBlog(api, 40);
      api.db.state.savedPosts.visitor = [7, 6, 5, 4, 3, 2, 1];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saved Articles 7' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Saved Articles')).not.toBeInTheDocument();
  },
};
