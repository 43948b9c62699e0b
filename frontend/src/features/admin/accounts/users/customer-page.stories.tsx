import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CustomerPage } from './customer-page.tsx';

const NADIA = 'customer@example.com';

/** The demo's customer under an id that the story knows. */
const ID = '00000000-0000-4000-8000-0000000000c1';
const renamed = ({ db }: MockApi) => {
  const user = db.accountByEmail(NADIA)?.user;
  if (!user) return;
  const old = user.id;
  const { orders, downloads, walletEntries, payments, conversations, customerNotes, licences } = db.state;
  for (const row of [
    ...orders,
    ...downloads,
    ...walletEntries,
    ...payments,
    ...conversations,
    ...customerNotes,
    ...licences,
  ])
    if (row.userId === old) row.userId = ID;
  user.id = ID;
};
const limited = (rights: MockApi['db']['state']['accounts'][number]['user']['rights']) => (api: MockApi) => {
  renamed(api);
  const admin = api.db.accountByEmail('admin@example.com')?.user;
  if (admin) admin.rights = rights;
};

const screen = { path: `/admin/users/${ID}`, signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Customer',
  component: CustomerPage,
  args: { id: ID },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: renamed,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof CustomerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nadia Rahman', level: 1 })).toBeVisible();
    const notes = within(canvas.getByRole('list', { name: 'Notes' }));
    await expect(notes.getByText(/Prefers email to phone calls/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^Wallet/ })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem')).toHaveLength(6);
  },
};
/** Through the list that led here. */
export const Stepped: Story = {
  parameters: { screen: { ...screen, path: '/admin/users?sort=name' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Users' }));
    const [first, second] = await table.findAllByRole('link');
    const [one = '', two = ''] = [first?.textContent, second?.textContent];
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(/^1 of [\d,]+$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { name: two, level: 1 })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('heading', { name: one, level: 1 })).toBeVisible();
  },
};
export const Phone: Story = { ...Customer, parameters: { initialViewport: 'phone' } };

export const WritesNotes: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'New note' }));
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    await expect(await form.findByText('Please enter a note')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'New note' }), 'Asked for an invoice in Bangla');
    await userEvent.click(form.getByRole('button', { name: 'Add note' }));
    const notes = within(canvas.getByRole('list', { name: 'Notes' }));
    await expect(await notes.findByText('Asked for an invoice in Bangla')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    const [menu] = notes.getAllByRole('button', { name: 'More actions for the note by Tanvir Ahmed' });
    if (menu) await userEvent.click(menu);
    const [edit] = await canvas.findAllByRole('menuitem', { name: 'Edit' });
    if (edit) await userEvent.click(edit);
    const field = within(await canvas.findByRole('form', { name: 'Edit note' }));
    await userEvent.type(field.getByRole('textbox', { name: 'Note' }), '.');
    await userEvent.click(field.getByRole('button', { name: 'Save note' }));
    await expect(await notes.findByText('Asked for an invoice in Bangla.')).toBeVisible();
  },
};

/** Without the rights to money there is neither wallet nor payment. */
export const Support: Story = {
  parameters: { scenario: limited(['support']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Orders/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Wallet/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Payments/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      renamed(api);
      api.scenarios.failing('adminGetCustomer', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/users/00000000-0000-4000-8000-000000000000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Customer not found.')).toBeVisible();
  },
};
