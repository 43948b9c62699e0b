import { REFUSALS } from '@contract/rules/refusals.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { AdminRefund } from '@/api/generated/model.ts';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { cartOrder, sampleAdminOrder, sampleRefund } from '@/test/commerce-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { storeAdminOrder } from '@/test/store-admin-order.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderRefunds } from './order-refunds.tsx';

const part: AdminRefund = { ...sampleRefund, amount: 4.5, withdraws: false, reason: 'The workbook was missing' };
const failed: AdminRefund = {
  ...part,
  to: 'source',
  title: 'Card CARD-3F9A2C1B07',
  status: 'failed',
  problem: 'Stripe: This charge is older than 180 days and cannot be refunded.',
};
const waiting: AdminRefund = {
  ...failed,
  status: 'pending',
  problem: 'The provider did not respond. We will retry automatically.',
};
const orderWith = (...refunds: AdminRefund[]) => ({
  ...sampleAdminOrder,
  refunds: refunds.map((refund, index) => ({ ...refund, id: `${refund.id.slice(0, -1)}${index}` })),
  refunded: refunds.reduce((sum, { status, amount }) => (status === 'failed' ? sum : sum + amount), 0),
});

/** The sample order with a refund that the provider has rejected. */
const stored = (api: MockApi) => {
  storeAdminOrder(api, sampleAdminOrder);
  const { id } = sampleAdminOrder;
  api.db.state.refunds.push({ ...orderWith(failed).refunds[0], ...failed, orderId: id, paymentId: null });
};

const meta = {
  title: 'Features/Admin/Order refunds',
  component: OrderRefunds,
  args: { order: orderWith(part) },
  render: (args) => (
    <div className="max-w-100">
      <OrderRefunds {...args} />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof OrderRefunds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4.50 of $19.99 refunded or pending')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A refund of one line names its product. */
export const OfLines: Story = {
  args: { order: cartOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Learn UX UI Design Bangla')).toBeVisible();
  },
};
export const Waiting: Story = { args: { order: orderWith(part, waiting) } };
export const Failed: Story = {
  args: { order: { ...orderWith(), refunds: [failed] } },
  parameters: { scenario: stored },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/older than 180 days/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('$4.50 refunded')).toBeVisible();
  },
};
/** The customer's bank decides, so neither a new refund nor a declined one can be requested. */
export const Disputed: Story = {
  args: { order: { ...orderWith(failed), disputed: true } },
  parameters: { scenario: signInAdmin },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(String(REFUSALS.paymentDisputed))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Names and reasons that are longer than the panel is wide. */
export const Long: Story = {
  args: {
    order: orderWith({
      ...failed,
      by: 'Maximiliana Konstantinopolous-Featherstonehaugh of Lower Bengal',
      reason: 'রমজান ক্যালেন্ডারের শেষ অংশ পাওয়া যায়নি, so_the_customer_asked_for_a_part_of_the_money_back_by_mail',
    }),
  },
};
