import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { INVOICE_ID, storeDirectInvoice } from '@/test/direct-invoice-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { PaymentsToReview } from './payments-to-review.tsx';

const CREATED_AT = '2026-11-20T09:15:00.000Z';

/** A customer says that a transfer is on its way. */
const reportTransfer = (api: MockApi) => {
  signInAdmin(api);
  const userId = api.db.state.accounts.find(({ user }) => user.role === 'customer')?.user.id ?? '';
  api.db.state.payments = [
    {
      id: '00000000-0000-4000-8000-00000000aa01',
      code: 'TRANSFER-5FAC05CE58',
      userId,
      provider: 'manual',
      purpose: 'top-up',
      amount: 25,
      currency: 'USD',
      status: 'pending',
      hold: 'transfer',
      transferNumber: '8N7A6D5C4B',
      reference: null,
      reason: null,
      fee: null,
      refunded: 0,
      created_at: CREATED_AT,
      creditedAt: null,
      events: [],
    },
  ];
};

const meta = {
  title: 'Features/Admin/Overview/Payments to review',
  component: PaymentsToReview,
  parameters: { scenario: reportTransfer },
  decorators: [
    (Story) => (
      <div className="max-w-lg p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaymentsToReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number to look for in the bank account is beside the decision, which still asks before money moves. */
export const Transfer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '8N7A6D5C4B' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Confirm payment' })).toBeVisible();
  },
};
export const Confirmed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm payment' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Add $25.00 to the wallet?' }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(canvas.queryByText('Payments to review')).toBeNull());
  },
};
/** A transfer for an invoice pays the invoice: nothing is added to a wallet. */
export const ForInvoice: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      reportTransfer(api);
      storeDirectInvoice(api);
      const [payment] = api.db.state.payments;
      if (payment) Object.assign(payment, { userId: '', purpose: 'invoice', invoiceId: INVOICE_ID, amount: 282.75 });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm payment' }));
    const name = /^Did you receive \$282\.75 for invoice 2026-\d+\?$/;
    const question = within(await canvas.findByRole('alertdialog', { name }));
    await expect(question.getByText(/^Padma Foods Ltd\. is notified by email\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() => expect(canvas.queryByText('Payments to review')).toBeNull());
  },
};
/** Nothing where nothing waits. */
export const None: Story = {
  tags: ['no-picture'],
  parameters: { scenario: signInAdmin },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Payments to review')).toBeNull();
  },
};
