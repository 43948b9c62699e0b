import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { writeSample } from '@/test/markdown-sample.ts';
import { fillBlog, longPost, samplePost } from '@/test/post-samples.ts';
import { ArticlePage } from './article-page.tsx';

const meta = {
  title: 'Screens/Visitor/Article',
  component: ArticlePage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/blog/1' },
    initialViewport: 'desktop',
  },
  args: { post: samplePost, address: 'https://nodi.example/blog/1', neighbours: { previous: null, next: null } },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The next part to load. */
const popularIsThere = async (canvas: Canvas) =>
  expect(await canvas.findByRole('region', { name: 'Popular Posts' })).toBeVisible();

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: samplePost.title })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Next Article/ })).toHaveAttribute('href', '/blog/2');
    await expect(canvas.queryByRole('link', { name: /^Previous Article/ })).not.toBeInTheDocument();
    await popularIsThere(canvas);
    await expect(await canvas.findByRole('link', { name: 'UI/UX Design 1 article' })).toBeVisible();
    const related = await canvas.findByRole('region', { name: 'Related Articles' });
    await expect(within(related).getAllByRole('article')).toHaveLength(1); // also when it is already the next one
    await expect(within(canvas.getByRole('region', { name: 'Popular Posts' })).getAllByRole('link')).toHaveLength(3);
  },
};
/** The contents follow below the side column and mark the current section. */
export const FarDown: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await popularIsThere(canvas);
    const part = await canvas.findByRole('heading', { name: 'Sixty lines with tests' });
    part.scrollIntoView();
    const contents = await canvas.findByRole('navigation', { name: 'Contents' });
    await waitFor(() => {
      part.scrollIntoView();
      const link = within(contents).getByRole('link', { name: 'Sixty lines with tests' });
      return expect(link).toHaveAttribute('aria-current', 'location');
    });
  },
};
export const BetweenTwo: Story = {
  parameters: { screen: { path: '/blog/2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Previous Article/ })).toHaveAttribute('href', '/blog/1');
    await expect(canvas.getByRole('link', { name: /^Next Article/ })).toHaveAttribute('href', '/blog/3');
  },
};
export const WithoutRelated: Story = {
  parameters: { screen: { path: '/blog/3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Previous Article/ })).toBeVisible();
    await popularIsThere(canvas);
    await expect(canvas.queryByText('Related Articles')).not.toBeInTheDocument();
  },
};
/** Previous and next are found even deep in a long list. */
export const AmongThreeThousand: Story = {
  parameters: { screen: { path: '/blog/1234' }, scenario: (api) => fillBlog(api, 3000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Previous Article/ })).toHaveAttribute('href', '/blog/1235');
    await expect(canvas.getByRole('link', { name: /^Next Article/ })).toHaveAttribute('href', '/blog/1233');
    await popularIsThere(canvas);
  },
};
/** Every Markdown feature: headings, lists, code, a table, a figure, notes. */
export const Markdown: Story = {
  parameters: { scenario: writeSample },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How a day is read' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Table' })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(/four in the morning/);
    await popularIsThere(canvas);
  },
};
/** Code and tables scroll on their own; the page does not. */
export const MarkdownPhone: Story = {
  parameters: { scenario: writeSample, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Table' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Tablet: Story = { ...Phone, parameters: { ...Phone.parameters, initialViewport: 'tablet' } };
export const LongTexts: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.posts = [{ ...longPost, series: '' }, ...api.db.state.posts.slice(1)];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longPost.title })).toBeVisible();
    await popularIsThere(canvas);
  },
};
/** Everything around the text may fail to load; the text remains. */
export const WithoutLists: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPosts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: samplePost.title })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Popular Posts')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { name: 'Popular Tags' })).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { screen: { path: '/blog/999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => api.scenarios.failing('getPost', 500, 'The blog is being repaired.'),
    expectConsoleErrors: [/The blog is being repaired/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops!' })).toBeVisible();
  },
};
