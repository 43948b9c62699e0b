import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { saveWorkingCopy, writeSample } from '@/test/markdown-sample.ts';
import { ArticleLoader } from './article-loader.tsx';

const meta = {
  title: 'Screens/Administration/Article',
  component: ArticleLoader,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/articles/1', signedInAs: 'super_admin' } },
  args: { id: '1', view: undefined, renderers: { renderArticle: () => null } },
} satisfies Meta<typeof ArticleLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {};
export const Preview: Story = {
  parameters: { screen: { path: '/admin/content/articles/1?view=preview', signedInAs: 'super_admin' } },
};
export const WritingMarkdown: Story = {
  parameters: { scenario: writeSample },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  },
};
export const WritingMarkdownPhone: Story = {
  ...WritingMarkdown,
  parameters: { ...WritingMarkdown.parameters, initialViewport: 'phone' },
};
export const PreviewMarkdown: Story = {
  parameters: { ...Preview.parameters, scenario: writeSample },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How a day is read')).toBeInTheDocument();
  },
};
export const PreviewRefused: Story = {
  parameters: {
    ...Preview.parameters,
    scenario: async (api) => {
      await writeSample(api);
      api.scenarios.failing(
        'adminPreviewText',
        400,
        'The text has lists or quotes inside one another that are too deep',
      );
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too deep/)).toBeVisible();
  },
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
/** Unsaved text exists: the fields stay disabled until the user answers. */
export const Offered: Story = {
  parameters: { scenario: saveWorkingCopy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  },
};
/** The published title stays until the save; the save then deletes the working copy. */
export const Continued: Story = {
  tags: ['no-picture'],
  parameters: { scenario: saveWorkingCopy },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveValue('Half a thought');
    await expect(await canvas.findByText(/^Draft autosaved \d\d:\d\d$/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Half a thought'));
    await waitFor(() => expect(canvas.queryByText(/autosaved/)).not.toBeInTheDocument());
  },
};
/** Saved by another administrator since: the offer says so, and continuing can still be saved. */
export const ContinuedOutdated: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api) => {
      saveWorkingCopy(api);
      const article = api.db.state.articles.find(({ id }) => id === 1);
      if (article) article.version += 1;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A newer version has been saved since/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Half a thought'));
  },
};
export const Discarded: Story = {
  tags: ['no-picture'],
  parameters: { scenario: saveWorkingCopy },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText(/unsaved changes from/)).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Title')).toHaveValue('What a Ramadan calendar app has to get right');
  },
};
/** The server is unreachable: the status line says so, and the typed text stays. */
export const NotKept: Story = {
  parameters: {
    scenario: (api) => api.scenarios.failing('adminKeepWorkingCopy', 503),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await expect(await canvas.findByText('Couldn’t save, retrying', {}, { timeout: 15_000 })).toBeVisible();
  },
};
