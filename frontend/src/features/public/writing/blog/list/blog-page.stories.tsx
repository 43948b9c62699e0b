import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { BlogPage } from './blog-page.tsx';

const meta = {
  title: 'Screens/Visitor/Blog',
  component: BlogPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/blog' },
    initialViewport: 'desktop',
  },
  args: { search: {} },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllArticles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    const [newsletter, recent] = canvas.getAllByRole('region', { name: /^(Newsletter|Recent Posts)$/ });
    await expect(newsletter).toHaveAccessibleName('Newsletter');
    await expect(recent).toHaveAccessibleName('Recent Posts');
    await userEvent.click(canvas.getByRole('button', { name: 'UI/UX Design' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText(/in UI\/UX Design/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'ramadan');
    await expect(await canvas.findByText('No articles found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
export const Tablet: Story = { ...Phone, parameters: { ...Phone.parameters, initialViewport: 'tablet' } };
export const Tagged: Story = {
  parameters: { screen: { path: '/blog?search=calendar&tag=webdev' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^#webdev/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^#webdev/ })).not.toBeInTheDocument());
    await expect(canvas.getByRole('searchbox')).toHaveValue('calendar');
  },
};
/** A name from the side column without a chip: it can be removed. */
export const NothingFound: Story = {
  parameters: { screen: { path: '/blog?category=DevOps' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^DevOps/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
export const ThreeThousand: Story = {
  parameters: { screen: { path: '/blog?page=125' }, scenario: (api) => fillBlog(api, 3000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3,000')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Page 125' })).toHaveAttribute('aria-current', 'page');
  },
};
export const NothingWritten: Story = {
  parameters: { scenario: (api) => fillBlog(api, 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our first article is coming soon.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listPosts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch articles');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('listPosts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading articles')).toBeInTheDocument();
  },
};
