import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { RedirectsPage } from './redirects-page.tsx';

const ID = '00000000-0000-4000-8000-00000000000';
const CREATED = '2026-10-05T09:00:00Z';

const several = (api: MockApi) => {
  const { state } = api.db;
  const long = `/archive/${'a-very-long-path-without-an-end-'.repeat(5)}2019`;
  for (const [path, target] of [
    ['/shop/ramadan-calendar', '/product/1'],
    ['/our-team.html', '/about#text-team'],
    [long, '/blog?category=Web+Development'],
  ] as const)
    state.redirects.push({ id: `${ID}${state.redirects.length + 1}`, path, target, created_at: CREATED });
  const [article] = state.posts;
  if (article) state.articleAddresses['first-notes-on-ramadan'] = article.id;
};

const meta = {
  title: 'Screens/Administration/Redirects',
  component: RedirectsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/redirects', signedInAs: 'super_admin' },
    scenario: several,
  },
} satisfies Meta<typeof RedirectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/shop/ramadan-calendar')).toBeVisible();
    await expect(canvas.getByText('Automatic')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pages not found' })).toBeVisible();
  },
};
export const Added: Story = {
  parameters: { screen: { path: '/admin/content/redirects?create=%2Fold-shop', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Add redirect' }));
    await expect(sheet.getByLabelText(/^From/)).toHaveValue('/old-shop');
    await userEvent.type(sheet.getByLabelText(/^To/), '/products');
    await userEvent.click(sheet.getByRole('button', { name: 'Add redirect' }));
    await expect(await canvas.findByText('Redirect added')).toBeVisible();
  },
};
export const PageAtThePath: Story = {
  parameters: { screen: { path: '/admin/content/redirects?create=%2Fproduct%2F1', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Add redirect' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Add redirect' }));
    await expect(await sheet.findByText('Please enter the new path')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^To/), '/products');
    await userEvent.click(sheet.getByRole('button', { name: 'Add redirect' }));
    await expect(await sheet.findByText(/^A page already uses this path/)).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for /our-team.html' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Redirect deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('/our-team.html')).toBeNull());
  },
};
export const Empty: Story = {
  parameters: { scenario: (api) => api.scenarios.empty() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No redirects yet')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Loading: Story = { parameters: { scenario: (api) => api.scenarios.stalling('adminListRedirects') } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListRedirects', 500), expectConsoleErrors: [/./] },
};
