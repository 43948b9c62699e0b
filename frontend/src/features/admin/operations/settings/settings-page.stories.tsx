import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SettingsPage } from './settings-page.tsx';

const meta = {
  title: 'Screens/Administration/Settings',
  component: SettingsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '900px' } },
  },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () => toasts.read().map(({ text }) => text);

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Site Name' })).toHaveValue('Nodi Studio');
    await expect(canvas.getByRole('checkbox', { name: 'User Registration' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Maintenance Mode' })).not.toBeChecked();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Site Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Padma Works');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(said()).toContain('Settings updated successfully'));
    await expect(await canvas.findByRole('link', { name: 'Padma Works, home page' })).toBeVisible();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus());
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Site Name' }));
    const email = canvas.getByRole('textbox', { name: 'Contact Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Site Name' })).toHaveFocus();
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
  },
};
let server: MockApi | undefined;
/** Another administrator saves while this one has the form open. */
const saveElsewhere = () => {
  if (!server) throw new Error('There is no server');
  const { settings, site } = server.db.state;
  site.name = 'Theirs';
  Object.assign(settings, { version: 2, updated_at: '2026-11-20T09:00:00.000Z' });
};
export const Stale: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Maintenance Mode' }));
    saveElsewhere();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const alert = await canvas.findByText(
      'This has been changed since you opened it. Reload to see the latest version.',
    );
    await expect(alert).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Maintenance Mode' })).not.toBeChecked());
    await expect(canvas.getByRole('textbox', { name: 'Site Name' })).toHaveValue('Theirs');
  },
  parameters: {
    scenario: (api) => {
      server = api;
    },
  },
};
export const SavingFailed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'User Registration' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(said()).toContain('Failed to update settings'));
    await expect(await canvas.findAllByText('Failed to update settings')).toHaveLength(1);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
  parameters: { scenario: (api) => api.scenarios.failing('adminUpdateSettings', 500) },
};
/** The connection is lost while writing: the form keeps what was typed, and saves it once the server is back. */
export const LostConnection: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Site Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Padma Works');
    server?.scenarios.offline();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Failed to update settings')).toBeVisible();
    await expect(name).toHaveValue('Padma Works');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    server?.scenarios.offline(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(said()).toContain('Settings updated successfully'));
  },
  parameters: {
    scenario: (api) => {
      server = api;
    },
    expectConsoleErrors: [/./],
  },
};
/** Signing in over the form keeps what was typed, and saves it. */
export const SessionEnded: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Site Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Padma Works');
    if (server) server.db.state.sessions = {};
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your session has ended' }));
    await userEvent.type(await dialog.findByLabelText('Password'), 'admin-password{Enter}');
    await waitFor(() => expect(said()).toContain('Settings updated successfully'));
    await expect(canvas.getByRole('textbox', { name: 'Site Name' })).toHaveValue('Padma Works');
    await expect(server?.db.state.site.name).toBe('Padma Works');
  },
  parameters: {
    scenario: (api) => {
      server = api;
    },
  },
};
/** Leaving the page asks first. */
export const LeavingAsks: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'User Registration' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('checkbox', { name: 'User Registration' })).not.toBeChecked();
  },
};
export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch settings');
  },
  parameters: { scenario: (api) => api.scenarios.failing('adminGetSettings', 500) },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetSettings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument();
  },
};
