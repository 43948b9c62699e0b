import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { Transactions } from './transactions.tsx';

const meta = {
  title: 'Features/Account/Transactions',
  component: Transactions,
  parameters: { routerPath: '/dashboard/wallet', scenario: signInCustomer },
} satisfies Meta<typeof Transactions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/transactions, newest first$/)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/dashboard/wallet?page=2#transactions',
    );
  },
};
export const SecondPage: Story = {
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/dashboard/wallet#transactions',
    );
  },
};
export const BehindTheEnd: Story = {
  args: { page: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 999 doesn’t exist')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.db.state.walletEntries = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download statement' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listTransactions', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch transactions.');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading transactions')).toBeVisible();
  },
};
