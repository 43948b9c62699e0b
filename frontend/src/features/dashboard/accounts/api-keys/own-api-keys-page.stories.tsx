import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OwnApiKeysPage } from './own-api-keys-page.tsx';

type StoredKey = MockApi['db']['state']['apiKeys'][number];

const key = (api: MockApi, name: string, fields: Partial<StoredKey> = {}) => {
  const { apiKeys, accounts } = api.db.state;
  apiKeys.push({
    id: `00000000-0000-4000-8000-00000000000${apiKeys.length + 1}`,
    userId: accounts.find(({ user }) => !user.is_admin)?.user.id ?? '',
    kind: 'account',
    name,
    scopes: ['own-downloads:read'],
    secret: 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4',
    lifetimeDays: 90,
    former: null,
    created_at: '2026-09-01T09:00:00Z',
    expires_at: '2099-12-31T00:00:00Z',
    last_used_at: '2026-11-20T08:00:00Z',
    ...fields,
  });
};

const several = (api: MockApi) => {
  key(api, 'Backup script', { former: { secret: 'studio_sk_former', until: '2099-01-02T03:04:00Z' } });
  key(api, 'Synchronisation-with-the-accounting-of-the-northern-office', {
    scopes: ['own-orders:read', 'own-licences:read', 'own-licences:activate', 'own-downloads:read', 'keys:rotate'],
    expires_at: null,
    last_used_at: null,
  });
  key(api, 'Old spreadsheet', { scopes: ['own-orders:read'], expires_at: '2026-10-31T00:00:00Z' });
};

const meta = {
  title: 'Screens/Dashboard/API keys',
  component: OwnApiKeysPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/api-keys', signedInAs: 'customer' },
    scenario: several,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof OwnApiKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Backup script')).toBeVisible();
    await expect(canvas.getByText(/The previous secret works until/)).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No API keys yet/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('listOwnApiKeys') },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listOwnApiKeys', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Creates a key after an empty form was refused; its secret is shown once. */
export const Created: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create API key' }));
    const form = within(canvas.getByRole('form', { name: 'New API key' }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await form.findByText('Please enter a name')).toBeVisible();
    await expect(form.getByText('Select at least one permission')).toBeVisible();
    await userEvent.type(form.getByLabelText('Name'), 'Nightly backup');
    await userEvent.click(form.getByRole('checkbox', { name: /Download files/ }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const secret = await canvas.findByRole('status', { name: 'Secret of Nightly backup' });
    await expect(secret.textContent).toMatch(/^studio_sk_[0-9A-Za-z]{38}$/);
    // Random in every run, unlike the picture it is compared with.
    secret.textContent = 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4';
    const hint = await canvas.findByText(/^studio_sk_…/);
    hint.textContent = 'studio_sk_…7Dm4';
  },
};
export const Rotated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate Backup script' }));
    const form = within(canvas.getByRole('form', { name: 'Rotate Backup script' }));
    await userEvent.selectOptions(form.getByLabelText('Previous secret works for'), 'Revoke immediately');
    await userEvent.click(form.getByRole('button', { name: 'Rotate key' }));
    const secret = await canvas.findByRole('status', { name: 'Secret of Backup script' });
    await waitFor(() => expect(canvas.queryByText(/The previous secret works until/)).toBeNull());
    secret.textContent = 'studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4';
    const [hint] = canvas.getAllByText(/^studio_sk_…/);
    if (hint) hint.textContent = 'studio_sk_…7Dm4';
  },
};
export const Revoked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Old spreadsheet' }));
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText('Key revoked')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Old spreadsheet')).toBeNull());
  },
};
