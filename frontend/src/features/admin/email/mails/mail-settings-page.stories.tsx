import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as document, expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { MailSettingsPage } from './mail-settings-page.tsx';

const meta = {
  title: 'Screens/Administration/Mail settings',
  component: MailSettingsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/emails/settings', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof MailSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const several = (api: MockApi) => {
  api.db.state.mailSettings.recipients = [
    { email: null, orders: true, payments: true, payouts: true, digest: true },
    { email: 'books@example.com', orders: false, payments: true, payouts: true, digest: true },
    {
      email: `a.person.with.a.very.long.address.${'x'.repeat(40)}@correspondence.example.com`,
      orders: true,
      payments: true,
      payouts: false,
      digest: false,
    },
  ];
};

export const Settings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Shop time zone')).toHaveValue('Asia/Dhaka');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};
export const Several: Story = {
  parameters: { scenario: several },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove books@example.com' })).toBeVisible();
  },
};
export const Phone: Story = {
  ...Several,
  parameters: { ...Several.parameters, initialViewport: 'phone' },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a recipient' }));
    await userEvent.type(canvas.getByLabelText('Email address'), 'books@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await document.findByText('Email settings saved')).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a recipient' }));
    const days = canvas.getByLabelText('Days after the order');
    await userEvent.clear(days);
    await userEvent.type(days, '91');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter a number of days, up to 90')).toBeVisible();
  },
};
export const Replies: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.mailSettings.replies = {
        address: 'reply@studio.example',
        last_received_at: '2026-11-20T10:05:00.000Z',
        checked_at: '2026-11-20T10:12:00.000Z',
        problem: null,
      };
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('reply@studio.example')).toBeVisible();
  },
};
export const MailboxUnavailable: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.mailSettings.replies = {
        address: 'reply@studio.example',
        last_received_at: null,
        checked_at: '2026-11-20T10:12:00.000Z',
        problem: 'Invalid credentials (Failure)',
      };
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid credentials (Failure)')).toBeVisible();
  },
};
const checkDomain: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Check domain' }));
  await expect(await canvas.findByRole('list', { name: 'DNS records' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
};
export const SenderDomain: Story = {
  play: async (context) => {
    await checkDomain(context);
    await expect(await context.canvas.findByText('Reports only')).toBeVisible();
  },
};
export const SenderDomainWithProblems: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api) => {
      api.db.state.senderDomain = {
        domain: `${'a-very-long-name-of-a-studio'.repeat(2)}.correspondence.example.com`,
        checks: [
          {
            name: 'spf',
            result: 'open',
            record: `v=spf1 ${'include:_spf.a-provider-of-emails.example '.repeat(10)}+all`,
          },
          { name: 'dkim', result: 'missing', record: null },
          { name: 'dmarc', result: 'missing', record: null },
        ],
      };
    },
  },
  play: async (context) => {
    await checkDomain(context);
    await expect(await context.canvas.findByText('Unsafe')).toBeVisible();
  },
};
export const SenderDomainFailed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminCheckSenderDomain', 503), expectConsoleErrors: [/./] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check domain' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Stale: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminUpdateMailSettings', 409) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Send on quiet days/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminGetMailSettings', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch settings');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminGetMailSettings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument();
  },
};
