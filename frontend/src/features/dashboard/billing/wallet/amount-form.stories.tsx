import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { connectProviderPage, visitProviderPage } from '@/test/provider-page.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AmountForm } from './amount-form.tsx';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  signInCustomer(api);
};
const balanceNow = () => {
  const customer = server.db.accountByEmail('customer@example.com');
  return customer ? server.db.balanceCents(customer.user.id) / 100 : Number.NaN;
};

const meta = {
  title: 'Features/Account/Amount form',
  component: AmountForm,
  args: { balance: 2845.65 },
  parameters: { scenario: start },
  decorators: [
    (Story) => (
      <div className="flex min-h-80 max-w-112">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const enter = async (canvas: Canvas, amount: string, button: 'Add Funds' | 'Withdraw') => {
  const field = canvas.getByRole('spinbutton', { name: 'Amount' });
  if (amount) await userEvent.type(field, amount);
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return field;
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByPlaceholderText('Enter amount');
    await expect(field).toHaveAttribute('min', '0');
    await expect(field).toHaveAttribute('step', '0.01');
    await expect(await canvas.findByText(/^Demo:/)).toBeVisible();
  },
};
export const NoAmount: Story = {
  play: async ({ canvas }) => {
    const field = await enter(canvas, '', 'Add Funds');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a valid amount');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Please enter a valid amount/);
  },
};
export const MoreThanTheBalance: Story = {
  args: { balance: 20 },
  play: async ({ canvas }) => {
    const field = await enter(canvas, '20.01', 'Withdraw');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Insufficient funds');
    await expect(field).toHaveValue(20.01);
    await expect(balanceNow()).toBe(2845.65);
  },
};
/** The displayed balance is too high, for example because another tab has spent some of it. */
export const RefusedByTheServer: Story = {
  args: { balance: 9000 },
  play: async ({ canvas }) => {
    const field = await enter(canvas, '5000', 'Withdraw');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Insufficient funds');
    await expect(field).toHaveValue(5000);
  },
};
export const Added: Story = {
  play: async ({ canvas }) => {
    const field = await enter(canvas, '25.50', 'Add Funds');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Funds added successfully');
    await expect(field).toHaveValue(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Funds' })).toHaveFocus());
    await expect(balanceNow()).toBe(2871.15);
  },
};
export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await enter(canvas, '45.65', 'Withdraw');
    await expect(await canvas.findByText('Withdrawal successful')).toBeVisible();
    await expect(balanceNow()).toBe(2800);
  },
};
export const DoubleClickAddsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '10');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Funds' }));
    await expect(await canvas.findByText('Funds added successfully')).toBeVisible();
    await expect(balanceNow()).toBe(2855.65);
  },
};
export const EnterAddsFunds: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '10{Enter}');
    await expect(await canvas.findByText('Funds added successfully')).toBeVisible();
  },
};
/** The buttons are disabled; the typed text stays readable but cannot be changed. */
export const Busy: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    const field = await enter(canvas, '10', 'Withdraw');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Add Funds' })).toBeDisabled();
    await expect(field).toHaveAttribute('readonly');
  },
};
/** The server has moved the money but its answer is lost: the next click repeats the key and moves nothing. */
export const AnswerLost: Story = {
  play: async ({ canvas }) => {
    server.db.persist = () => {
      server.db.persist = async () => {};
      throw HttpResponse.error();
    };
    const field = await enter(canvas, '100', 'Withdraw');
    await expect(await canvas.findByText('Failed to withdraw funds.')).toBeVisible();
    await expect(field).toHaveValue(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Withdrawal successful')).toBeVisible();
    await expect(balanceNow()).toBe(2745.65);
  },
};
export const FailedToAdd: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      api.scenarios.failing('addFunds', 500);
    },
  },
  play: async ({ canvas }) => {
    const field = await enter(canvas, '12.34', 'Add Funds');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to add funds.');
    await expect(field).toHaveValue(12.34);
    await expect(canvas.getByRole('button', { name: 'Add Funds' })).toBeEnabled();
  },
};
/** Without a payment provider no funds can be added; the page explains why. */
export const Closed: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      const reason = 'You cannot add funds because no payment provider is connected';
      api.scenarios.failing('addFunds', 503, reason);
    },
  },
  play: async ({ canvas }) => {
    await enter(canvas, '50', 'Add Funds');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('no payment provider is connected');
    await expect(canvas.getByText(/^You can’t add funds right now/)).toBeVisible();
    await expect(canvas.queryByText(/^Demo:/)).toBeNull();
  },
};
/** Several payment methods: the default is selected, and each has an explanation. */
export const SeveralProviders: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      const texts = { manualTitle: 'bKash', manualInstructions: 'Send money to 01700-000000.' };
      Object.assign(api.db.state.paymentSettings, { ...texts, manualEnabled: true, connected: ['stripe'] });
    },
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Payment method' });
    await expect(canvas.getByText(/^You’ll pay on our provider’s page/)).toBeVisible();
    await userEvent.selectOptions(choice, 'bKash');
    await expect(canvas.getByText(/^Send the transfer/)).toBeVisible();
  },
};
/** The browser restores the page as it was left: the amount is still there, and can be added again. */
export const BackFromProvider: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      connectProviderPage(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You’ll pay on our provider’s page/)).toBeVisible();
    const field = await enter(canvas, '25', 'Add Funds');
    await expect(canvas.getByRole('button', { name: 'Add Funds' })).toBeDisabled();
    await visitProviderPage();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Funds' })).toBeEnabled());
    await expect(field).toHaveValue(25);
    await expect(field).not.toHaveAttribute('readonly');
  },
};
/** A new shop: payments are not set up yet, and the form says so before any click. */
export const NobodyTakesMoney: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      api.db.state.paymentSettings.connected = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can’t add funds right now/)).toBeVisible();
  },
};
