import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { UsersPage } from './users-page.tsx';

const screen = { path: '/admin/users', signedInAs: 'super_admin' } as const;

/**
 * The demo's ten accounts with a story of their own; the customers generated for its figures would push them out of
 * view.
 */
const few = ({ db: { state } }: MockApi) => {
  state.accounts = state.accounts.slice(0, 10);
};
const many = (api: MockApi) => {
  few(api);
  for (let index = 0; index < 2_000; index += 1) {
    const email = `person.${index}@example.com`;
    api.db.addAccount({ name: `Person ${index}`, email, role: 'customer', status: 'active' }, 'x');
  }
};

const meta = {
  title: 'Screens/Administration/Users',
  component: UsersPage,
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: few,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },

  args: { search: {} },
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 users')).toBeVisible();
    const head = canvas.getAllByRole('columnheader').map((cell) => cell.textContent);
    await expect(head).toEqual(['User', 'Status', 'Role', 'Joined Date', 'Actions']);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search users...' }), 'FARZ');
    await expect(await canvas.findByText('1 user found')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'xx');
    await expect(await canvas.findByText('No users found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('farzana.akter@example.com')).toBeVisible();
  },
};
export const Thousands: Story = {
  parameters: { scenario: many },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,010 users')).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await userEvent.type(canvas.getByRole('searchbox'), 'person.1234');
    await expect(await canvas.findByText('1 user found')).toBeVisible();
  },
};
export const Filtered: Story = {
  parameters: { screen: { ...screen, path: '/admin/users?status=suspended' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 user found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Status: Suspended.*remove this filter$/ }));
    await expect(await canvas.findByText('admin@example.com', { selector: 'td *' })).toBeVisible();
  },
};
export const Suspending: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Farzana Akter' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Suspend' }));
    await expect(await canvas.findByText('Farzana Akter suspended')).toBeVisible();
    const row = canvas.getByText('farzana.akter@example.com').closest('tr') as HTMLElement;
    await expect(await within(row).findByText('suspended')).toBeVisible();
  },
};
const deleteFarzana = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Farzana Akter' }));
  const question = await canvas.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};
export const DeletingAndBack: Story = {
  play: async ({ canvas }) => {
    await deleteFarzana(canvas);
    await expect(await canvas.findByText('User deleted successfully')).toBeVisible();
    const remove = { name: 'Delete Farzana Akter' };
    await waitFor(() => expect(canvas.queryByRole('button', remove)).toBeNull());
    // The focus moves to the row that took the deleted row's place.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Imran Chowdhury' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', remove)).toBeVisible();
  },
};
export const DeletingFails: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      few(api);
      api.scenarios.failing('adminDeleteUser', 500);
    },
  },
  play: async ({ canvas }) => {
    await deleteFarzana(canvas);
    await expect(await canvas.findByText('Failed to delete user')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Delete Farzana Akter' })).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListUsers', 500) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Failed to fetch users')).length).toBeGreaterThan(0);
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListUsers') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading users...')).toBeInTheDocument();
  },
};
