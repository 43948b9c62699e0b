import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleLoader } from './article-loader.tsx';

const meta = {
  title: 'Screens/Administration/Article',
  component: ArticleLoader,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/articles/1', signedInAs: 'super_admin' } },
  args: { id: '1', preview: false, parts: { renderArticle: () => null, categories: [] } },
} satisfies Meta<typeof ArticleLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {};
export const Preview: Story = {
  parameters: { screen: { path: '/admin/content/articles/1?view=preview', signedInAs: 'super_admin' } },
};
export const Unknown: Story = {
  parameters: { screen: { path: '/admin/content/articles/4711', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to articles' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetPost') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the article')).toBeInTheDocument();
  },
};
