import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as document, expect, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import type { StoredPayment } from '../../../../../../mocks/store/order-state.ts';
import { PaymentsPage } from './payments-page.tsx';

const screen = { path: '/admin/orders/payments', signedInAs: 'super_admin' } as const;

const ids = [
  '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a51',
  '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a52',
  '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a53',
];

const row = (index: number, fields: Partial<StoredPayment>): StoredPayment => ({
  userId: '',
  id: ids[index] ?? '',
  code: `TRANSFER-3F9A2C1B0${index}`,
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
  created_at: `2026-11-2${2 - index}T08:10:00Z`,
  creditedAt: null,
  reference: null,
  transferNumber: null,
  ...fields,
});

/** A transfer to check, a paid one, and a card payment of a deleted customer. */
const stored = (api: MockApi) => {
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  const events = [{ id: 1, kind: 'transfer reported', created_at: '2026-11-22T08:20:00Z' }];
  api.db.state.payments = [
    row(0, { userId, hold: 'transfer', transferNumber: '8N7A6D5C4B', events }),
    row(1, { userId, provider: 'demo', code: 'DEMO-3F9A2C1B07', status: 'paid', creditedAt: '2026-11-21T08:10:00Z' }),
    row(2, { provider: 'stripe', code: 'STRIPE-3F9A2C1B07', status: 'expired', amount: 10_000 }),
  ];
};

const meta = {
  title: 'Screens/Administration/Payments',
  component: PaymentsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: stored,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof PaymentsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to review')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
export const Phone: Story = { ...List, parameters: { initialViewport: 'phone' } };
const open = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'TRANSFER-3F9A2C1B00' }));
  await expect(await document.findByText('8N7A6D5C4B')).toBeVisible();
};
/** The number to look for is shown first. */
export const ToDecide: Story = { play: ({ canvas }) => open(canvas) };
/** A transfer for an order: shows the order, and what confirming means. */
export const OrderToDecide: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      stored(api);
      const [payment] = api.db.state.payments;
      const order = api.db.state.orders.find(({ userId }) => userId === payment?.userId);
      const [download] = api.db.state.downloads;
      if (payment && order && download)
        Object.assign(payment, { purpose: 'order', pays: { orderId: order.id, download } });
    },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.getByRole('link', { name: /^Order #/ })).toBeVisible();
    await userEvent.click(document.getByRole('button', { name: 'Confirm payment' }));
    await expect(
      await document.findByRole('alertdialog', { name: /^Did you receive \$125\.50 for order #/ }),
    ).toBeVisible();
  },
};
/** On a wide window the list stays in place, and the next row is one key away. */
export const Beside: Story = {
  parameters: { initialViewport: 'wide' },
  play: async ({ canvas }) => {
    await open(canvas);
    const panel = within(canvas.getByRole('complementary', { name: 'TRANSFER-3F9A2C1B00' }));
    await expect(panel.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'DEMO-3F9A2C1B07' }));
    await expect(await canvas.findByRole('complementary', { name: 'DEMO-3F9A2C1B07' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'DEMO-3F9A2C1B07' })).toBeNull());
    await open(canvas);
  },
};
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.getByRole('button', { name: 'Confirm payment' }));
    const question = within(await document.findByRole('alertdialog', { name: 'Add $125.50 to the wallet?' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(document.queryByRole('alertdialog')).toBeNull());
    await expect(await document.findByText('confirmed by the studio')).toBeVisible();
  },
};
export const Refusing: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(document.getByRole('button', { name: 'Decline' }));
    const question = within(await document.findByRole('alertdialog', { name: 'Decline this payment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    const reason = question.getByRole('textbox', { name: /Reason/ });
    await expect(reason).toHaveAccessibleDescription('Please enter a reason');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'No such transfer has arrived');
    await expect(reason).toHaveAccessibleDescription('Shown to the customer');
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      api.db.state.payments = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListPayments', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch payments')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListPayments') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading payments...')).toBeInTheDocument();
  },
};

const statement = (text: string) => new File([text], 'statement.csv', { type: 'text/csv' });

const twoTransfers = (api: MockApi) => {
  stored(api);
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  const reported = { userId, hold: 'transfer', status: 'pending', provider: 'manual', creditedAt: null } as const;
  const payment = row(1, { ...reported, id: crypto.randomUUID(), transferNumber: 'BK11223344', amount: 40 });
  api.db.state.payments.push({ ...payment, code: 'TRANSFER-3F9A2C1B09' });
};
const openStatement = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Match a statement' }));
  const dialog = within(await document.findByRole('dialog', { name: 'Match a statement' }));
  const rows = 'Date,Transaction,Amount\n2026-11-22,8N7A6D5C4B,125.50\n2026-11-22,BK11223344,30.00\n';
  await userEvent.upload(await dialog.findByLabelText('Statement'), statement(rows));
  return dialog;
};

/** Of two reported transfers, the statement proves one. */
export const Statement: Story = {
  parameters: { scenario: twoTransfers },
  play: async ({ canvas }) => {
    const dialog = await openStatement(canvas);
    await expect(await dialog.findByText('Found')).toBeVisible();
    await expect(dialog.getByText('Amount differs')).toBeVisible();
  },
};
export const StatementConfirmed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: twoTransfers },
  play: async ({ canvas }) => {
    const dialog = await openStatement(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Confirm 1 payment' }));
    await expect(await document.findByText('Payment confirmed')).toBeVisible();
  },
};
