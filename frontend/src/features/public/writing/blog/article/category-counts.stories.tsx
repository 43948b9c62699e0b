import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { CategoryCounts } from './category-counts.tsx';

const meta = {
  title: 'Features/Blog/Category counts',
  component: CategoryCounts,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Demo: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mobile Development 2 articles' })).toHaveAttribute(
      'href',
      '/blog?category=Mobile+Development',
    );
    await expect(await canvas.findByRole('link', { name: 'DevOps 0 articles' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
export const Thousands: Story = {
  parameters: { scenario: (api) => fillBlog(api, 3000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mobile Development 2,000 articles' })).toBeVisible();
  },
};
export const NotToBeHad: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPostTopics', 500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Categories')).not.toBeInTheDocument();
  },
};
