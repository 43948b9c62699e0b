import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { payoutStates, sampleAccount, samplePayout, savePayouts } from '@/test/payout-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { Payouts } from './payouts.tsx';

let server: MockApi;
const startWith = (prepare: (api: MockApi) => void) => (api: MockApi) => {
  server = api;
  signInCustomer(api);
  prepare(api);
};

const meta = {
  title: 'Features/Account/Payouts',
  component: Payouts,
  parameters: { scenario: startWith((api) => savePayouts(api)) },
  render: () => (
    <>
      <Payouts />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Payouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Withdrawals' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Transfer BKX7Q2M1')).toBeVisible();
    await expect(canvas.getByText(/Reason: The number belongs to another user/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Cancel withdrawal/ })).toHaveLength(1);
  },
};
export const Phone: Story = { ...EveryState, parameters: { ...meta.parameters, initialViewport: 'phone' } };
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel withdrawal WD-3F9A2C1B07' }));
    const question = await canvas.findByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByText('$45.65 returned to your wallet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Cancel withdrawal/ })).toBeNull());
  },
};
/** The studio decided first. */
export const TooLate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancel withdrawal/ }));
    const [payout] = server.db.state.payouts;
    if (payout) payout.status = 'approved';
    const question = await canvas.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel withdrawal' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This withdrawal can no longer be cancelled');
  },
};
export const AccountMissing: Story = {
  parameters: { scenario: startWith((api) => savePayouts(api, [{ ...samplePayout, account: null }], null)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Add an account for withdrawals/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add account' }));
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Nadia Rahman');
    await userEvent.type(canvas.getByLabelText('bKash number'), '+880 1712-345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await waitFor(() => expect(canvas.getAllByText('bKash 01712345678')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change account' })).toHaveFocus());
  },
};
export const BankAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change account' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank account' }));
    await userEvent.type(canvas.getByLabelText('Account number or IBAN'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(await canvas.findByText('Please enter the bank’s name')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Bank'), 'River Bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(await canvas.findByText('Please enter 5 to 34 letters and digits')).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: { scenario: startWith((api) => savePayouts(api, [], null)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payout account yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Withdrawals' })).toBeNull();
  },
};
export const LongTexts: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: startWith((api) => {
      const holder = 'মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী রহমান খান মজুমদার';
      const account = {
        ...sampleAccount,
        method: 'bank' as const,
        holder,
        number: 'GB29NWBK60161331926819GB29NWBK6016',
        bank_name: 'Rajshahi Krishi Unnayan Bank Limited',
        branch: 'Chapainawabganj Sadar Upazila',
      };
      const reason = `${'The number belongs to another user, and nobody answers it. '.repeat(4)}`;
      const refused = payoutStates.map((payout) => ({ ...payout, account, reason: payout.reason && reason }));
      savePayouts(api, refused, account);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rajshahi Krishi Unnayan Bank Limited GB29/)).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: startWith((api) => {
      api.scenarios.stalling('listPayouts');
      api.scenarios.stalling('getPayoutAccount');
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading withdrawals')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: startWith((api) => {
      api.scenarios.failing('listPayouts', 500);
      api.scenarios.failing('getPayoutAccount', 500);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch withdrawals.')).toBeVisible();
    await expect(await canvas.findByText('Failed to fetch the payout account.')).toBeVisible();
  },
};
