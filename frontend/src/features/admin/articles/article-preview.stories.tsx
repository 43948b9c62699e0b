import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticlePreview } from './article-preview.tsx';

const meta = {
  title: 'Features/Admin/Content/Article preview',
  component: ArticlePreview,
  args: { children: <p className="p-6">The article as its page draws it.</p> },
} satisfies Meta<typeof ArticlePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
