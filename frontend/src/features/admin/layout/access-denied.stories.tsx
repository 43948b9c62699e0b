import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccessDenied } from './access-denied.tsx';

const inside = (path: string, ...rights: ('content' | 'support' | 'accounting')[]) => ({
  layout: 'fullscreen',
  initialViewport: 'desktop' as const,
  screen: { path, signedInAs: 'super_admin' as const, rights },
});

const meta = {
  title: 'Screens/Administration/Parts of the work',
  component: AccessDenied,
  args: { rights: ['content', 'support'] },
} satisfies Meta<typeof AccessDenied>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const linksOf = (canvas: Canvas) =>
  [...canvas.getByRole('navigation', { name: 'Admin' }).querySelectorAll('a')].map(({ textContent }) =>
    textContent?.replace(/\d.*$/, ''),
  );

export const Said: Story = {};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** An author types the URL of the payments. */
export const TypedAddress: Story = {
  parameters: inside('/admin/orders/payments', 'content'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
    await expect(linksOf(canvas)).toEqual(['Dashboard', 'Users', 'Content', 'Profile', 'Inbox']);
  },
};
/** A page of the content that the user has no access to. */
export const TypedSection: Story = {
  parameters: inside('/admin/content/articles', 'support'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
    await expect(linksOf(canvas)).toEqual(['Dashboard', 'Orders', 'Users', 'Profile', 'Settings', 'Inbox']);
  },
};
export const ContentOverview: Story = {
  parameters: inside('/admin', 'content'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Comments to approve')).toBeVisible();
    await expect(canvas.queryByText('Revenue')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Analytics' })).toBeNull();
  },
};
export const SupportOverview: Story = {
  parameters: inside('/admin', 'support'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New messages')).toBeVisible();
    await expect(canvas.queryByText('Revenue')).toBeNull();
  },
};
export const AccountingOverview: Story = {
  parameters: inside('/admin', 'accounting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revenue')).toBeVisible();
    await expect(linksOf(canvas)).toEqual(['Dashboard', 'Orders', 'Analytics', 'Profile', 'Settings']);
  },
};
/** The inbox opens with the first list that the user has access to; the others have no tab. */
export const ContentInbox: Story = {
  parameters: {
    ...inside('/admin/inbox', 'content'),
    screen: { path: '/admin/inbox', signedInAs: 'super_admin', rights: ['content'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Comments', level: 1 })).toBeVisible();
    const tabs = canvas.getByRole('navigation', { name: 'Inbox' });
    await expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/\d.*$/, '')),
    ).toEqual(['Comments', 'Reviews']);
  },
};
/** An address of an earlier release leads to where its screen is now. */
export const OldAddress: Story = {
  tags: ['no-picture'],
  parameters: inside('/admin/mails?status=failed', 'support'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Emails', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('button', { name: /^Status: Failed/ })).toBeVisible();
  },
};
export const SupportUsers: Story = {
  parameters: inside('/admin/users', 'support'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add User' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Import CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};
export const AccountingInvoices: Story = {
  parameters: inside('/admin/settings/tax', 'accounting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the owner can change these details.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
};
export const AccountingPayments: Story = {
  parameters: inside('/admin/orders/payments', 'accounting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payments' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Payment settings' })).toBeNull();
  },
};
