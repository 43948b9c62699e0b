import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePosts } from '@/test/post-samples.ts';
import { ArticlePreview } from './article-preview.tsx';

const [post] = samplePosts;

const meta = {
  title: 'Features/Blog/Article proof',
  component: ArticlePreview,
  parameters: { layout: 'fullscreen' },
  args: { post },
} satisfies Meta<typeof ArticlePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proof: Story = {};
