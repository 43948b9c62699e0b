import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleSkeleton } from './article-skeleton.tsx';

const meta = {
  title: 'Features/Blog/Article skeleton',
  component: ArticleSkeleton,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
} satisfies Meta<typeof ArticleSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the article');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
