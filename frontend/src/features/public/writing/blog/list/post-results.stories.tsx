import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePostCards } from '@/test/post-samples.ts';
import { PostResults } from './post-results.tsx';

const page = { items: samplePostCards, total: 3, page: 1, limit: 12 };

const meta = {
  title: 'Features/Blog/Post results',
  component: PostResults,
  args: { search: {}, page, isOld: false },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof PostResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const ManyPages: Story = {
  args: { page: { ...page, total: 3000, page: 3 }, search: { tag: 'webdev', page: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/blog?tag=webdev&page=4#results',
    );
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/blog?tag=webdev#results');
  },
};
/** While the next answer loads, the current page stays, dimmed. */
export const Old: Story = {
  args: { isOld: true },
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
};
export const NothingFound: Story = {
  args: { page: { ...page, items: [], total: 0 }, search: { search: 'no such thing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};
export const NothingWritten: Story = {
  args: { page: { ...page, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};
export const BehindTheEnd: Story = {
  args: { page: { ...page, items: [], page: 99 }, search: { category: 'Web Development', page: 99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 99 doesn’t exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/blog?category=Web+Development',
    );
  },
};
