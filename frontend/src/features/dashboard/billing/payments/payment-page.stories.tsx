import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import type { StoredPayment } from '../../../../../../mocks/store/order-state.ts';
import { PaymentPage } from './payment-page.tsx';

const ID = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
const screen = { path: `/dashboard/payments/${ID}`, signedInAs: 'customer' } as const;
const HOW = 'bKash, send money to 01700-000000 (Studio Ltd).\nWrite your reference into the transfer.';

/** A payment of the signed-in customer with this status. */
const stored =
  (fields: Partial<StoredPayment> = {}, instructions = HOW) =>
  (api: MockApi) => {
    const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
    Object.assign(api.db.state.paymentSettings, { manualTitle: 'bKash', manualInstructions: instructions });
    api.db.state.payments = [
      {
        userId,
        id: ID,
        code: 'TRANSFER-3F9A2C1B07',
        provider: 'manual',
        purpose: 'top-up',
        amount: 125.5,
        fee: null,
        refunded: 0,
        currency: 'USD',
        status: 'pending',
        hold: null,
        reason: null,
        events: [],
        created_at: '2026-11-20T08:10:00Z',
        creditedAt: null,
        reference: null,
        transferNumber: null,
        ...fields,
      },
    ];
  };

const meta = {
  title: 'Screens/Customer/Payment',
  component: PaymentPage,
  args: { id: ID },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: stored(),
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SendTransfer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Send your transfer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reference' }));
    await expect(await canvas.findByText('Please enter your transfer reference')).toBeVisible();
  },
};
/** The page polls, without a reload. */
export const NumberSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Transfer reference/ }), '8N7A6D5C4B');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reference' }));
    await expect(await canvas.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change reference' })).toBeVisible();
  },
};
export const Paid: Story = {
  parameters: { scenario: stored({ status: 'paid', creditedAt: '2026-11-20T09:10:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$125.50 was added to your wallet.')).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: { scenario: stored({ status: 'failed', reason: 'No such transfer has arrived until Friday.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No such transfer/)).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: { scenario: stored({ status: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment expired' })).toBeVisible();
  },
};
export const AtTheProvider: Story = {
  parameters: { scenario: stored({ provider: 'stripe', code: 'STRIPE-3F9A2C1B07' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We are processing your payment' })).toBeVisible();
  },
};
/** The purchased product is shown with its payment. */
const buying = (fields: Partial<StoredPayment>) => (api: MockApi) => {
  const { orders, downloads } = api.db.state;
  const [download] = downloads;
  const order = orders.find(({ status }) => status === 'completed');
  if (!order || !download) throw new Error('The demo customer has bought nothing');
  for (const line of order.lines) line.download_id = download.id;
  stored({ purpose: 'order', amount: order.amount, pays: { orderId: order.id, download }, ...fields })(api);
};
export const OrderPaid: Story = {
  parameters: { scenario: buying({ provider: 'stripe', status: 'paid', creditedAt: '2026-11-20T09:10:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is yours\. Your file is ready\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invoice' })).toBeVisible();
  },
};
export const OrderPaidPhone: Story = { parameters: { ...OrderPaid.parameters, initialViewport: 'phone' } };
export const OrderFailed: Story = {
  parameters: { scenario: buying({ provider: 'stripe', status: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The order was cancelled/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your orders' })).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.state.payments = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payment not found.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('getPayment') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading payment')).toBeInTheDocument();
  },
};
export const PhoneLongTexts: Story = {
  parameters: {
    scenario: stored(
      { transferNumber: 'N'.repeat(60), hold: 'transfer' },
      'A very long line without an end. '.repeat(20),
    ),
    initialViewport: 'phone',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  },
};
