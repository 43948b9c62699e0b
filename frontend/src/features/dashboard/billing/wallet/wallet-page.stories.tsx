import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { readLongTexts } from '@/test/long-texts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { WalletPage } from './wallet-page.tsx';

const screen = { path: '/dashboard/wallet', signedInAs: 'customer' } as const;

const meta = {
  title: 'Screens/Customer/Wallet',
  component: WalletPage,
  parameters: { layout: 'fullscreen', screen, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof WalletPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wallet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Wallet' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Current Balance').nextSibling).toHaveTextContent('$2,845.65'));
    await expect(await canvas.findByRole('table', { name: 'Transactions' })).toBeVisible();
  },
};
export const Phone: Story = { ...Wallet, parameters: { ...Wallet.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...Wallet, parameters: { ...Wallet.parameters, initialViewport: 'tablet' } };
export const AfterAdding: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Amount' }), '25.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Funds' }));
    await expect(await canvas.findByText('Funds added successfully')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Current Balance').nextSibling).toHaveTextContent('$2,871.15'));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('+$25.50$2,871.15'));
  },
};
export const NewAccount: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.state.walletEntries = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$0.00')).toBeVisible();
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
  },
};
export const BalanceFailed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getWalletBalance', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch balance.');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  },
};
/** An answer without a number is a failure too. */
export const BalanceUnreadable: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.balanceCents = () => Number.NaN;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch balance.');
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.scenarios.stalling('getWalletBalance');
      api.scenarios.stalling('listTransactions');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading balance')).toBeInTheDocument();
    await expect(canvas.getByText('Loading transactions')).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: readLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Paid back because/))[0]).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
