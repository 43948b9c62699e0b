import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ApiKeysPage } from './api-keys-page.tsx';

type StoredKey = MockApi['db']['state']['apiKeys'][number];

const key = (api: MockApi, name: string, fields: Partial<StoredKey> = {}) => {
  const { apiKeys, accounts } = api.db.state;
  apiKeys.push({
    id: `00000000-0000-4000-8000-00000000000${apiKeys.length + 1}`,
    userId: accounts.find(({ user }) => user.is_admin)?.user.id ?? '',
    kind: 'administration',
    name,
    scopes: ['releases:publish'],
    secret: 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4',
    lifetimeDays: 90,
    former: null,
    created_at: '2026-09-01T09:00:00Z',
    expires_at: '2099-12-31T00:00:00Z',
    last_used_at: '2026-11-20T08:00:00Z',
    ...fields,
  });
};

/** A key in every state. */
const several = (api: MockApi) => {
  const { user } = api.db.addAccount(
    { name: 'Imran Chowdhury', email: 'imran@studio.example', role: 'super_admin', status: 'suspended' },
    'another-password',
  );
  key(api, 'Release build', { former: { secret: 'studio_sk_former', until: '2099-01-02T03:04:00Z' } });
  key(api, 'Accounting export', {
    scopes: ['orders:read', 'orders:export', 'subscribers:read'],
    expires_at: null,
    last_used_at: null,
  });
  key(api, 'Old spreadsheet', { scopes: ['orders:read'], expires_at: '2026-10-31T00:00:00Z' });
  key(api, 'Catalogue sync', { scopes: ['products:read', 'products:write'], userId: user.id });
};

const meta = {
  title: 'Screens/Administration/API keys',
  component: ApiKeysPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/api', signedInAs: 'super_admin' },
    scenario: several,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof ApiKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const InEveryState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Release build')).toBeVisible();
    await expect(canvas.getByText(/The previous secret works until/)).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('Blocked')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No API keys yet')).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) =>
      key(api, 'Synchronisation-of-the-catalogue-with-the-northern-warehouse', {
        scopes: ['products:read', 'products:write', 'releases:publish', 'licences:read', 'subscribers:export'],
      }),
  },
};
export const Loading: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListApiKeys') },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListApiKeys', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const openForm = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Create API key' }));
  return within(await canvas.findByRole('dialog', { name: 'Create API key' }));
};

export const Creating: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.type(sheet.getByLabelText(/Name/), 'Nightly build');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Publish releases/ }));
  },
};
export const Created: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.type(sheet.getByLabelText(/Name/), 'Nightly build');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Publish releases/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Create key' }));
    const created = within(await canvas.findByRole('dialog', { name: 'Key created' }));
    const secret = created.getByRole('status', { name: 'Secret of Nightly build' });
    await expect(secret.textContent).toMatch(/^studio_sk_[0-9A-Za-z]{38}$/);
    // Random in every run, unlike the pictures it is compared with.
    secret.textContent = 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4';
    const hint = created.getByText(/^Authorization: Bearer studio_sk_…/);
    hint.textContent = 'Authorization: Bearer studio_sk_…7Dm4';
    const row = await canvas.findByText('Nightly build');
    const shownHint = row.parentElement?.querySelector('code');
    if (shownHint) shownHint.textContent = 'studio_sk_…7Dm4';
  },
};
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Create key' }));
    await expect(await sheet.findByText('Please enter a name')).toBeVisible();
    await expect(sheet.getByText('Select at least one scope')).toBeVisible();
  },
};
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    const sheet = await openForm(canvas);
    await userEvent.type(sheet.getByLabelText(/Name/), 'release build');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Publish releases/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Create key' }));
    await expect(await sheet.findByText('You already have a key with this name')).toBeVisible();
  },
};

const choose = async (canvas: Canvas, name: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${name}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
};

export const Rotating: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Accounting export', 'Rotate');
    const sheet = within(await canvas.findByRole('dialog', { name: 'Rotate Accounting export' }));
    await userEvent.selectOptions(sheet.getByLabelText('Previous secret works for'), 'Revoke immediately');
    await userEvent.click(sheet.getByRole('button', { name: 'Rotate key' }));
    const rotated = within(await canvas.findByRole('dialog', { name: 'Key rotated' }));
    await expect(rotated.getByText('The previous secret no longer works.')).toBeVisible();
    await userEvent.click(rotated.getByRole('button', { name: 'Done' }));
    const [, hint] = canvas.getAllByText(/^studio_sk_…/);
    await waitFor(() => expect(hint).not.toHaveTextContent('7Dm4'));
    // Random in every run, unlike the outline it is compared with.
    if (hint) hint.textContent = 'studio_sk_…ydA5';
  },
};
export const Revoked: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Catalogue sync', 'Revoke');
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText('Catalogue sync revoked')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Catalogue sync')).toBeNull());
  },
};
