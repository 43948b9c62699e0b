import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { writePage } from '@/test/markdown-sample.ts';
import { PageLoader } from './page-loader.tsx';

const meta = {
  title: 'Screens/Administration/Page',
  component: PageLoader,
  parameters: {
    layout: 'fullscreen',
    scenario: writePage,
    screen: { path: '/admin/content/pages/3', signedInAs: 'super_admin' },
  },
  args: { id: '3', view: undefined, renderPage: () => null },
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The working copy is saved two seconds after the last key: the picture is taken afterwards. */
const COPY_SAVED = /^Draft autosaved/;

export const Writing: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Preview: Story = {
  parameters: { screen: { path: '/admin/content/pages/3?view=preview', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('How a day is read')).toBeInTheDocument();
  },
};
/** The demo's text as Markdown, which the owner can edit. */
export const Legal: Story = {
  parameters: { screen: { path: '/admin/content/pages/1', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('URL')).toHaveAttribute('readonly');
  },
};
/** A URL of the site itself is refused with an explanation. */
export const Taken: Story = {
  parameters: { screen: { path: '/admin/content/pages/new', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Blog');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/The site itself uses this URL/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('URL')).toHaveFocus());
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
export const Stale: Story = {
  parameters: {
    scenario: async (api) => {
      await writePage(api);
      api.scenarios.failing('adminUpdatePage', 409);
    },
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('button', { name: 'Use their version' })).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('How we work!');
    await expect(await canvas.findByText(COPY_SAVED)).toBeVisible();
  },
};
/** Without a connection the typed text stays, and the page says so. */
export const Offline: Story = {
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online')); // or every later story would wait for a connection
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Title');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
    await userEvent.type(title, '!');
    await expect(await canvas.findByText(/^You’re offline\. Keep writing/)).toBeVisible();
    await expect(title).toHaveValue('How we work!');
  },
};
export const Unknown: Story = {
  parameters: { screen: { path: '/admin/content/pages/4711', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to pages' })).toBeVisible();
  },
};
