import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { connectTo, offerProviders } from '@/test/provider-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ConnectedAccountsCard } from './connected-accounts-card.tsx';

const CUSTOMER = 'customer@example.com';

const offered = (api: MockApi) => {
  offerProviders(api);
  signInCustomer(api);
};
const connected = (api: MockApi) => {
  offered(api);
  connectTo(api, CUSTOMER);
};
const withoutPassword = (api: MockApi) => {
  connected(api);
  const account = api.db.memberByEmail(CUSTOMER);
  if (account) account.password = '';
};

const meta = {
  title: 'Features/Account/Connected accounts',
  component: ConnectedAccountsCard,
  parameters: { scenario: offered },
  render: () => (
    <>
      <ConnectedAccountsCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ConnectedAccountsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const disconnect = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Google' }));
  const question = await canvas.findByRole('alertdialog', { name: 'Disconnect Google?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Disconnect' }));
  return question;
};

export const None: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Connect Google', 'Connect GitHub', 'Connect Acme'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
export const Connected: Story = {
  parameters: { scenario: connected },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Connected accounts' });
    await expect(within(list).getByText('farhana.akter@example.com')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect Google' })).toBeNull();
  },
};
export const ConnectedOnPhone: Story = {
  ...Connected,
  parameters: { ...Connected.parameters, initialViewport: 'phone' },
};
export const WithoutPassword: Story = {
  parameters: { scenario: withoutPassword },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me a link to set a password' }));
    await expect(await canvas.findByText('Check your inbox for a link.')).toBeVisible();
  },
};
export const Disconnected: Story = {
  tags: ['no-picture'],
  parameters: { scenario: connected },
  play: async ({ canvas }) => {
    await disconnect(canvas);
    await expect(await canvas.findByText('Google disconnected')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Connected accounts' })).toBeNull());
  },
};
export const LastOneStays: Story = {
  parameters: { scenario: withoutPassword },
  play: async ({ canvas }) => {
    const question = await disconnect(canvas);
    await expect(await within(question).findByText(/This is your only way to sign in/)).toBeVisible();
  },
};
export const CannotBeRead: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      offered(api);
      api.scenarios.failing('listConnectedAccounts', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
