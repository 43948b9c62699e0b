import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ArticleScreen } from './article-screen.tsx';

const meta = {
  title: 'Screens/Administration/Article form',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/articles/new', signedInAs: 'super_admin' } },
  args: { post: null, author: '', workingCopy: null, view: undefined, renderers: { renderArticle: () => null } },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The working copy is saved two seconds after the last key: the picture is taken afterwards. */
const COPY_SAVED = /^Draft autosaved/;

export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Rivers on a screen');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('heading', { name: 'Rivers on a screen' })).toBeVisible();
  },
};
/** A published article must be complete. */
export const Gaps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Published/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await expect(canvas.getByText('Please choose a picture')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
/** Another administrator saved first: nothing is overwritten, and no typed text is lost. */
export const Stale: Story = {
  parameters: {
    screen: { path: '/admin/content/articles/1', signedInAs: 'super_admin' },
    scenario: (api) => api.scenarios.failing('adminUpdatePost', 409),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('What a Ramadan calendar app has to get right!');
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
