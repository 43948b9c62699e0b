import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { rewriteArticle, saveElsewhere } from '@/test/markdown-sample.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
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
/** A published article must be complete. The first gap is in the text, so the sheet closes. */
export const Gaps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Published/ }));
    const [publish] = canvas.getAllByRole('button', { name: 'Publish' }).reverse();
    if (publish) await userEvent.click(publish);
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(canvas.queryByRole('dialog', { name: 'Details' })).toBeNull();
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
/** A gap in the details opens them. */
export const GapInDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Rivers');
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await userEvent.clear(canvas.getByLabelText('Author'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the text' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByRole('dialog', { name: 'Details' })).toBeVisible();
    await expect(canvas.getByText('Please enter the author')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Author')).toHaveFocus());
    await expect(await canvas.findByText(COPY_SAVED)).toBeInTheDocument();
  },
};

let running: MockApi | undefined;

/** Another administrator saved first: who, what differs, and the choice. No typed text is lost. */
export const Stale: Story = {
  parameters: {
    screen: { path: '/admin/content/articles/1', signedInAs: 'super_admin' },
    scenario: async (api) => {
      await rewriteArticle(api, 1);
      running = api;
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.type(title, '!');
    if (running) saveElsewhere(running);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const region = await canvas.findByRole('region', { name: /Someone else saved/ });
    await expect(region).toHaveFocus();
    await waitFor(() => expect(region).toHaveTextContent(/added:[^)]*computes/));
    await expect(within(region).getByText(/different fields/)).toBeVisible();
    await expect(title).toHaveValue('What a Ramadan calendar app has to get right!');
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
export const StalePhone: Story = { ...Stale, parameters: { ...Stale.parameters, initialViewport: 'phone' } };
/** Both changes stay: the title of the one, the text of the other. */
export const StaleKeptBoth: Story = {
  ...Stale,
  tags: ['no-picture'],
  play: async (context) => {
    await Stale.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both changes' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Someone else saved/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'What a Ramadan calendar app has to get right!' }),
    ).toBeVisible();
    const saved = running?.db.state.articles.find(({ id }) => id === 1);
    await expect(saved?.content).toContain('The phone computes nothing');
  },
};
export const StaleUsedTheirs: Story = {
  ...Stale,
  tags: ['no-picture'],
  play: async (context) => {
    await Stale.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Use their version' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Title')).toHaveValue('What a Ramadan calendar app has to get right'),
    );
    await screen.findByText('Their version loaded');
    // The toolbar has a button of the same name, for the text.
    const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
    if (undo) await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getByLabelText('Title')).toHaveValue('What a Ramadan calendar app has to get right!'),
    );
  },
};
/** Without a connection: said at the edge of the window, wherever the text is scrolled to. */
export const Offline: Story = {
  parameters: { screen: { path: '/admin/content/articles/1', signedInAs: 'super_admin' } },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online')); // or every later story would wait for a connection
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Title');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(/^You’re offline\. Keep writing/)).toBeVisible();
  },
};
