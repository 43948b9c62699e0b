import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { RelatedArticles } from './related-articles.tsx';

const meta = {
  title: 'Features/Blog/Related articles',
  component: RelatedArticles,
  args: { post: { address: '1', category: 'Mobile Development' } },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof RelatedArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing =
  (count: number): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
  };

export const One: Story = { play: showing(1) };
export const Two: Story = {
  parameters: { scenario: (api) => fillBlog(api, 4) },
  args: { post: { address: '4', category: 'Mobile Development' } },
  play: showing(2),
};
export const Three: Story = { parameters: { scenario: (api) => fillBlog(api, 30) }, play: showing(3) };
export const ThreeOnPhone: Story = { ...Three, parameters: { ...Three.parameters, initialViewport: 'phone' } };
export const None: Story = {
  args: { post: { address: '3', category: 'UI/UX Design' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Related Articles')).not.toBeInTheDocument();
  },
};
