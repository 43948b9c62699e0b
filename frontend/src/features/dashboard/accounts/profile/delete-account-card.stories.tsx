import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { session } from '@/session/session.ts';
import { fakePasskeys } from '@/test/fake-passkeys.ts';
import { SAMPLE_CREDENTIAL, savePasskeys } from '@/test/passkey-samples.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';

const EMAIL = 'customer@example.com';

/** The customer with an empty wallet. */
const withoutMoney = (api: MockApi) => {
  signInCustomer(api);
  api.db.state.walletEntries = [];
};
const withApp = (api: MockApi) => {
  withoutMoney(api);
  saveFactor(api, EMAIL);
};

const meta = {
  title: 'Features/Account/Profile/Delete account',
  component: DeleteAccountCard,
  parameters: { scenario: withoutMoney },
  render: () => (
    <>
      <DeleteAccountCard />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof DeleteAccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
const send = async (canvas: Canvas, password: string) => {
  if (password) await userEvent.type(await canvas.findByLabelText('Your password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
};

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: 'Delete account' })).toHaveFocus();
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await send(canvas, '');
    await expect(await canvas.findByText('Please enter your password')).toBeVisible();
  },
};
export const WrongPassword: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await open(canvas);
    await send(canvas, 'not-the-password');
    await expect(await canvas.findByText('Your current password is not correct')).toBeVisible();
  },
};
export const MoneyLeft: Story = {
  parameters: { scenario: signInCustomer },
  play: async ({ canvas }) => {
    await open(canvas);
    await send(canvas, 'customer-password');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your wallet still holds money');
  },
};
export const Planned: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await send(canvas, 'customer-password');
    await waitFor(() => expect(session.read().user).toBeNull());
  },
};
export const PlannedWithPasskey: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withoutMoney(api);
      savePasskeys(api, EMAIL);
    },
  },
  beforeEach: fakePasskeys(SAMPLE_CREDENTIAL),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete with a passkey' }));
    await waitFor(() => expect(session.read().user).toBeNull());
  },
};
export const PlannedWithCode: Story = {
  parameters: { scenario: withApp },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.type(await canvas.findByLabelText('Code'), sampleCode());
    await send(canvas, 'customer-password');
    await waitFor(() => expect(session.read().user).toBeNull());
  },
};
