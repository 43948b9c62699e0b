import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { PaymentSettingsPage } from './payment-settings-page.tsx';

const meta = {
  title: 'Screens/Administration/Payment settings',
  component: PaymentSettingsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/settings/payments', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof PaymentSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The texts are empty; enabling it without them is refused next to the fields. */
export const WithoutTexts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Accept transfers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Please enter a name customers will recognise')).toBeVisible();
    await expect(canvas.getByText('Please explain how customers pay')).toBeVisible();
  },
};
export const Written: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      Object.assign(api.db.state.paymentSettings, {
        connected: [],
        manualEnabled: true,
        manualTitle: 'bKash',
        manualInstructions: 'Send money to 01700-000000 (Studio Ltd).\nWrite your reference into the transfer.',
      });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('bKash')).toBeVisible();
    await expect(canvas.getByText(/^No provider connected/)).toBeVisible();
  },
};
/** Orders on invoice: terms outside of their limits are refused next to the fields. */
export const OnInvoice: Story = {
  ...Written,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Accept orders by invoice' }));
    const days = canvas.getByLabelText('Due after (days)');
    await userEvent.clear(days);
    await userEvent.type(days, '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Please enter 7 to 60 days')).toBeVisible();
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    await userEvent.type(canvas.getByLabelText('Maximum total (USD)'), '2500');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Payment settings saved')).toBeVisible();
    await expect(await canvas.findByDisplayValue('2500.00')).toBeVisible();
  },
};
/** The providers' fees are saved together with the manual transfer. */
export const Fees: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      const fees = [{ provider: 'stripe', percent: 2.9, fixed: 0.3 }];
      Object.assign(api.db.state.paymentSettings, { connected: ['stripe', 'sslcommerz'], fees });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('2.9')).toBeVisible();
    const other = within(canvas.getByRole('group', { name: 'SSLCommerz' }));
    await userEvent.type(other.getByRole('textbox', { name: 'Percent' }), '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Please enter a percentage from 0 to 30')).toBeVisible();
    await userEvent.clear(other.getByRole('textbox', { name: 'Percent' }));
    await userEvent.type(other.getByRole('textbox', { name: 'Percent' }), '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Payment settings saved')).toBeVisible();
  },
};
/** Before the first payment: the currency is editable, and one of two providers is disabled. */
export const Choices: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      const open = { connected: ['stripe', 'sslcommerz'], off: ['sslcommerz'], currencyFixed: false };
      Object.assign(api.db.state.paymentSettings, open);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Currency' }), 'BDT');
    await expect(canvas.getByRole('checkbox', { name: 'SSLCommerz' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stripe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Payment settings saved')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('BDT');
    await expect(canvas.getByRole('checkbox', { name: 'Stripe' })).not.toBeChecked();
  },
};
/** A second currency with its rate, which a change adds to the history. */
export const SecondCurrency: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Sell in a second currency' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Enter a rate above 0')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Rate$/), '121.5');
    await expect(canvas.getByText(/^BDT\s1,000\.00 is booked as \$8\.23\./)).toBeVisible();
    await expect(canvas.getByLabelText('Day of the rate')).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Payment settings saved')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Second currency' })).toHaveValue('BDT');
  },
};
/** The message is a toast; the form does not repeat it. */
export const SavingFailed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminUpdatePaymentSettings', 500) },
  play: async ({ canvas }) => {
    const accepted = await canvas.findByRole('checkbox', { name: 'Accept transfers' });
    await userEvent.click(accepted);
    await userEvent.type(canvas.getByLabelText(/^Name/), 'bKash');
    await userEvent.type(canvas.getByLabelText(/^How to pay/), 'Send it to 01700-000000.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findAllByText('Failed to save settings')).toHaveLength(1);
    await expect(accepted).toBeChecked();
  },
};
export const Phone: Story = { ...Written, parameters: { ...Written.parameters, initialViewport: 'phone' } };
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminGetPaymentSettings', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminGetPaymentSettings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument();
  },
};
