import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { cartOrder, sampleAdminLine, sampleAdminOrder } from '@/test/commerce-samples.ts';
import { sampleSeats } from '@/test/seat-samples.ts';
import { storeAdminOrder } from '@/test/store-admin-order.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The sample is stored as a paid order. */
const storedAs = (order: typeof sampleAdminOrder) => (api: MockApi) => {
  const userId = storeAdminOrder(api, order);
  const { number, created_at, total: amount } = order;
  const [cents, at] = [Math.round(amount * 100), created_at];
  api.db.postEntry({ userId, type: 'deposit', cents, reference: 'CARD-3F9A2C1B07' });
  api.db.postEntry({ userId, type: 'purchase', cents: -cents, reference: `Order #${number}` });
  api.db.state.payments.unshift({
    userId,
    id: crypto.randomUUID(),
    code: 'CARD-3F9A2C1B07',
    provider: 'stripe',
    purpose: 'order',
    amount,
    fee: null,
    refunded: 0,
    currency: 'USD',
    status: 'paid',
    hold: null,
    created_at: at,
    creditedAt: at,
    reference: null,
    reason: null,
    transferNumber: null,
    events: [],
  });
};

const meta = {
  title: 'Features/Admin/Refund dialog',
  component: RefundDialog,
  args: { order: sampleAdminOrder, open: true, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    scenario: storedAs(sampleAdminOrder),
    docs: { story: { inline: false, height: '760px' } },
  },
  render: (args) => (
    <>
      <RefundDialog {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof RefundDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('form', { name: 'Refund' }));

/** A full refund to the original payment method, which is preselected; access to the file is removed. */
export const Whole: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await expect(dialog.getByRole('radio', { name: 'Card CARD-3F9A2C1B07' })).toBeChecked();
    await expect(dialog.getByText('The file can no longer be downloaded.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Bought twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $19.99' }));
    await expect(await screen.findByText('$19.99 refunded')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** A partial refund to the card; the customer keeps the file. */
export const PartToSource: Story = {
  play: async () => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('radio', { name: 'Partial refund' }));
    await userEvent.type(dialog.getByLabelText('Amount in US dollars'), '4.5');
    await expect(dialog.getByText(/^\$4\.50 goes back through Card/)).toBeVisible();
    await expect(dialog.getByText('The customer keeps the file.')).toBeVisible();
  },
};
/** An amount that is too high, and no reason. */
export const Wrong: Story = {
  play: async () => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('radio', { name: 'Partial refund' }));
    await userEvent.type(dialog.getByLabelText('Amount in US dollars'), '20');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $20.00' }));
    await expect(await dialog.findByText('You can refund up to $19.99 here')).toBeVisible();
    await expect(dialog.getByText('Please enter a reason')).toBeVisible();
  },
};
/** Another administrator has made a partial refund since the order was opened. */
export const Stale: Story = {
  args: { order: { ...sampleAdminOrder, refunded: 5 } },
  play: async () => {
    const dialog = await form();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Bought twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $19.99' }));
    await expect(await dialog.findByText(/This has been changed since you opened it/)).toBeVisible();
  },
};
/** Paid by transfer, so the studio sends the money manually; there is no access to remove. */
export const ByHand: Story = {
  args: {
    order: {
      ...sampleAdminOrder,
      lines: [{ ...sampleAdminLine, file: null }],
      paid_by: { method: 'manual', title: 'bKash', code: 'TRANSFER-3F9A2C1B07' },
      refundable: sampleAdminOrder.refundable.filter(({ to }) => to !== 'source'),
    },
  },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByRole('radio', { name: 'Manual transfer' })).toBeChecked();
    await expect(dialog.getByText(/^No money is sent/)).toBeVisible();
  },
};
/** One line of several: the amount is what is left of it. */
export const Line: Story = {
  args: {
    order: { ...cartOrder, refunds: [], refunded: 0, lines: cartOrder.lines.map((line) => ({ ...line, refunded: 0 })) },
  },
  parameters: { scenario: storedAs(cartOrder) },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByRole('radio', { name: /^Whole order/ })).toBeChecked();
    await expect(dialog.getByText('The files can no longer be downloaded.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Windows Image Upscaler Software, Studio: $37.48 left' }));
    await expect(dialog.getByRole('radio', { name: '$37.48' })).toBeChecked();
    await expect(dialog.getByText('The file can no longer be downloaded.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Too many pieces');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $37.48' }));
    await expect(await screen.findByText('$37.48 refunded')).toBeVisible();
  },
};
/** Lines of which nothing is left cannot be selected. */
export const LinesRefunded: Story = {
  args: { order: cartOrder },
  play: async () => {
    const dialog = await form();
    await expect(dialog.getByText('Learn UX UI Design Bangla, Full course: $15.49 left')).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: /রমজান/ })).toBeNull();
  },
};
/** Two of five seats: a free one and that of a person. */
export const SingleSeats: Story = {
  args: {
    order: {
      ...sampleAdminOrder,
      total: 149.95,
      lines: [{ ...sampleAdminLine, quantity: 5, amount: 149.95 }],
      refundable: sampleAdminOrder.refundable.map((choice) => ({ ...choice, most: 149.95 })),
      seats: [{ ...sampleSeats, line_id: sampleAdminLine.id }],
    },
  },
  play: async () => {
    const dialog = await form();
    await userEvent.click(dialog.getByRole('radio', { name: 'Individual seats' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $0.00' }));
    await expect(await dialog.findByText('Please select at least one seat')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Unassigned seats'), '1');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Sultana Begum/ }));
    await expect(dialog.getByRole('button', { name: 'Refund $59.98' })).toBeVisible();
    await expect(dialog.getByText(/^2 of 5 seats end/)).toBeVisible();
  },
};
