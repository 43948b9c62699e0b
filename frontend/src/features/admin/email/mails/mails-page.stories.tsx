import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as document, expect, userEvent, waitFor } from 'storybook/test';
import { mailStates, saveMails } from '@/test/mail-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { MailsPage } from './mails-page.tsx';

const screen = { path: '/admin/settings/emails', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Mails',
  component: MailsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: (api: MockApi) => saveMails(api),
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof MailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Neither an email in the queue nor one with a secret link can be sent again. */
export const AllMails: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Emails' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await expect(canvas.getAllByRole('button', { name: /^Send again: “/ })).toHaveLength(2);
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Emails' });
  },
};
export const SentAgain: Story = {
  play: async ({ canvas }) => {
    const again = { name: 'Send again: “Receipt for order #1042” to nadia@example.com' };
    await userEvent.click(await canvas.findByRole('button', again));
    await expect(await document.findByText('Email resent to nadia@example.com')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(6));
  },
};
export const TooOften: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveMails(api);
      api.scenarios.failing('adminResendMail', 429, 'Too many attempts. Please try again later.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /order #1042/ }));
    await expect(await document.findByText('Too many attempts. Please try again later.')).toBeVisible();
  },
};
export const Filtered: Story = {
  parameters: { screen: { ...screen, path: '/admin/settings/emails?status=failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Status: Failed/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};
export const LongTexts: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) => {
      const name = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী রহমান খান মজুমদার';
      const email = `${'a-very-long-address'.repeat(3)}@studio-with-a-long-name.example.com`;
      const answer = '550-5.7.26 This mail is unauthenticated, which poses a security risk to the sender. '.repeat(3);
      const long = { recipient: { name, email }, answer, subject: 'Receipt for order #1042 '.repeat(6) };
      saveMails(
        api,
        mailStates.map((mail) => ({ ...mail, ...long })),
      );
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Emails' });
  },
};
export const Empty: Story = {
  parameters: { scenario: (api: MockApi) => saveMails(api, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No emails yet')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListMails') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading emails...')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListMails', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch emails')).toBeVisible();
  },
};
