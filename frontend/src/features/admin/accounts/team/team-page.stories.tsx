import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { TeamPage } from './team-page.tsx';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.UTC(2026, 10, 20) + days * DAY).toISOString();

const invite = ({ db: { state } }: MockApi, name: string, days: number, rights: ('content' | 'support')[]) => {
  state.invitations.push({
    id: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    rights,
    inviterId: state.accounts.find(({ user }) => user.is_admin)?.user.id ?? '',
    token: crypto.randomUUID(),
    created_at: at(days),
    sent_at: at(days),
    expires_at: days < 0 ? at(days + 7) : '2099-12-31T00:00:00Z',
  });
};

/** A team of three, one recent invitation, and one that has expired. */
const team = (api: MockApi) => {
  const add = (name: string, email: string) =>
    api.db.addAccount({ name, email, role: 'super_admin', status: 'active' }, 'another-password').user;
  Object.assign(add('Farzana Akter', 'farzana@studio.example'), { rights: ['content'] });
  Object.assign(add('Imran Chowdhury', 'imran@studio.example'), { rights: ['support', 'accounting'] });
  invite(api, 'Rafi Islam', 0, ['content']);
  invite(api, 'Priya Das', -20, ['support']);
};

const meta = {
  title: 'Screens/Administration/Team',
  component: TeamPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/team', signedInAs: 'super_admin' },
    scenario: team,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Farzana Akter')).toBeVisible();
    await expect(await canvas.findByText(/The link expired on/)).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Alone: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No open invitations/)).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) =>
      invite(api, 'Muhammad Abdullah Al Mamun Chowdhury of the Northern Districts', 0, ['content', 'support']),
  },
};
export const Loading: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListInvitations') },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListInvitations', 503) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const openSheet = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Invite a teammate' }));
  return within(await canvas.findByRole('dialog', { name: 'Invite a teammate' }));
};

export const Inviting: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.type(sheet.getByLabelText(/Full Name/), 'Lamia Sultana');
    await userEvent.type(sheet.getByLabelText(/Email Address/), 'lamia@studio.example');
    await userEvent.click(sheet.getByRole('checkbox', { name: /Accounting/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send Invitation' }));
    await expect(await canvas.findByText('Invitation sent to lamia@studio.example')).toBeVisible();
    await expect(await canvas.findByText('Lamia Sultana')).toBeVisible();
  },
};
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(sheet.getByRole('checkbox', { name: /Support/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send Invitation' }));
    await expect(await sheet.findByText('Select at least one right')).toBeVisible();
    await expect(sheet.getByText('Please enter the full name')).toBeVisible();
  },
};
export const AddressTaken: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.type(sheet.getByLabelText(/Full Name/), 'Nadia Rahman');
    await userEvent.type(sheet.getByLabelText(/Email Address/), 'customer@example.com');
    await userEvent.click(sheet.getByRole('button', { name: 'Send Invitation' }));
    await expect(await sheet.findByText('An account with this email already exists')).toBeVisible();
  },
};
export const SentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Rafi Islam' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Send again' }));
    await expect(await canvas.findByText('New invitation sent to rafi.islam@example.com')).toBeVisible();
  },
};
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Priya Das' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Withdraw' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Invitation withdrawn')).toBeVisible();
  },
};

/** The only place where rights are given. */
export const Rights: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Farzana Akter' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Role and access' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Content/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await sheet.findByText('Select at least one right')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Accounting/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Access updated')).toBeVisible();
  },
};
const customer = '00000000-0000-4000-8000-000000000042';
/** From the account of a customer. */
export const MadeAdmin: Story = {
  parameters: {
    screen: { path: `/admin/settings/team?person=${customer}`, signedInAs: 'super_admin' },
    scenario: (api: MockApi) => {
      const { user } = api.db.addAccount(
        { name: 'Sadia Rahman', email: 'sadia@example.com', role: 'customer', status: 'active' },
        'another-password',
      );
      user.id = customer;
    },
  },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Role and access' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Support/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Make admin' }));
    await expect(await canvas.findByText('Access updated')).toBeVisible();
  },
};
