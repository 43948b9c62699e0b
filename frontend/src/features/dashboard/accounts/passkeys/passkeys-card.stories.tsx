import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { fakePasskeys } from '@/test/fake-passkeys.ts';
import { savePasskeys } from '@/test/passkey-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { PasskeysCard } from './passkeys-card.tsx';

const having = (count: number) => (api: MockApi) => {
  signInCustomer(api);
  savePasskeys(api, 'customer@example.com', count);
};

const meta = {
  title: 'Features/Account/Passkeys',
  component: PasskeysCard,
  parameters: { scenario: signInCustomer },
  render: () => (
    <>
      <PasskeysCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PasskeysCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const add = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' }));
  const field = canvas.getByLabelText('Passkey name');
  await expect(field).toHaveFocus();
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};
export const Some: Story = {
  parameters: { scenario: having(3) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Passkeys' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/stored in a password manager/)).toBeVisible();
  },
};
export const SomeOnPhone: Story = { ...Some, parameters: { ...Some.parameters, initialViewport: 'phone' } };
export const Full: Story = {
  tags: ['no-picture'],
  parameters: { scenario: having(10) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have 10 passkeys. Remove one to add another.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};
export const CannotBeRead: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.scenarios.failing('listPasskeys', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Added: Story = {
  tags: ['no-picture'],
  beforeEach: fakePasskeys('bmV3LW9uZQ'),
  play: async ({ canvas }) => {
    await add(canvas, 'Laptop');
    await expect(await canvas.findByText('Passkey added')).toBeVisible();
    await expect(await canvas.findByText('Laptop')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  },
};
export const GivenUp: Story = {
  beforeEach: fakePasskeys(null),
  play: async ({ canvas }) => {
    await add(canvas, 'Laptop');
    await expect(await canvas.findByText('No passkey was used. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Passkey name')).toHaveValue('Laptop');
  },
};
export const WithoutName: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await add(canvas, '');
    await expect(canvas.getByLabelText('Passkey name')).toHaveAccessibleDescription(/Please enter a name/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  },
};
export const Renamed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: having(1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Chrome on Windows' }));
    const field = canvas.getByLabelText('Passkey name');
    await userEvent.clear(field);
    await userEvent.type(field, 'Desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Rename Desk' })).toBeVisible();
  },
};
export const AsksBeforeRemoving: Story = {
  parameters: { scenario: having(1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chrome on Windows' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Remove this passkey?' })).toBeVisible();
  },
};
export const Removed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: having(1) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chrome on Windows' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Remove this passkey?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Passkey removed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Passkeys' })).toBeNull());
  },
};
/** The settings require an app or a passkey of administrators, and this is the only one. */
export const LastOneStays: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      savePasskeys(api, 'admin@example.com');
      api.db.state.settings.requireSecondFactor = true;
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chrome on Windows' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Remove this passkey?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(await within(question).findByText(/Add another one first/)).toBeVisible();
  },
};
