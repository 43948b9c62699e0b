import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCartOrder, sampleOrderDetail, samplePayment } from '@/test/account-samples.ts';
import { OrderDetail } from './order-detail.tsx';

const meta = {
  title: 'Features/Account/Order detail',
  component: OrderDetail,
  args: { order: sampleOrderDetail },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full course')).toBeVisible();
    await expect(canvas.getByText('Paid with').nextSibling).toHaveTextContent('Card CARD-3F9A2C1B07');
    await expect(canvas.getByRole('link', { name: 'Go to file' })).toHaveAttribute(
      'href',
      `/dashboard/downloads?file=${sampleOrderDetail.download_id}`,
    );
    await expect(canvas.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/product/3');
  },
};
export const OnItsWay: Story = {
  args: {
    order: {
      ...sampleOrderDetail,
      status: 'processing',
      download_id: null,
      history: sampleOrderDetail.history.slice(0, 2),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Go to file' })).toBeNull();
    await expect(canvas.getByText(/added to your downloads when/)).toBeVisible();
  },
};
export const PaidFromTheWallet: Story = {
  args: { order: { ...sampleOrderDetail, paid_by: { method: 'wallet', title: 'Wallet', code: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid with').nextSibling).toHaveTextContent(/^Wallet$/);
  },
};
/** Its customer bought it in an earlier shop. */
export const MovedIn: Story = {
  args: {
    order: {
      ...sampleOrderDetail,
      amount: 0,
      paid_by: null,
      movedIn: { reference: '8812', paid: 1234.5, currency: 'BDT' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought in our earlier shop').nextSibling).toHaveTextContent(/1,234.50 · order 8812/);
  },
};
/** Says what the order is waiting for, and what to do next. */
export const WaitsForPayment: Story = {
  args: {
    order: {
      ...sampleOrderDetail,
      status: 'pending',
      download_id: null,
      history: sampleOrderDetail.history.slice(0, 1),
      payment: samplePayment,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Awaiting payment/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/dashboard/payments/${samplePayment.id}`,
    );
  },
};
const refund = {
  id: sampleOrderDetail.id,
  line_id: null,
  amount: 4.5,
  reason: 'The workbook was missing',
  created_at: sampleOrderDetail.created_at,
};
/** A part was refunded to the wallet, another refund to the card is pending. */
export const Refunds: Story = {
  args: {
    order: {
      ...sampleOrderDetail,
      refunds: [
        { ...refund, to: 'wallet', origin: 'studio', status: 'done' },
        {
          ...refund,
          id: '0198f2c4-5a1b-7c3d-8e4f-abcdef012346',
          to: 'source',
          origin: 'studio',
          status: 'pending',
          reason: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/To your wallet/)).toBeVisible();
    await expect(canvas.getAllByText('Pending')).toHaveLength(2);
  },
};
/** A cart with a coupon: one line with several units, a free one, and one refunded in full. */
export const SeveralLines: Story = {
  args: {
    order: {
      ...sampleCartOrder,
      refunds: [
        {
          ...refund,
          line_id: sampleCartOrder.lines[3]?.id ?? null,
          amount: 9.99,
          to: 'wallet',
          origin: 'studio',
          status: 'done',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Go to file of / })).toHaveLength(3);
    await expect(canvas.getByText('Studio × 3')).toBeVisible();
    await expect(canvas.getByText('$9.99 refunded')).toBeVisible();
    await expect(canvas.getByText(/^For/)).toBeVisible();
  },
};
/** Nothing is delivered before the payment. */
export const SeveralPending: Story = {
  args: {
    order: {
      ...sampleCartOrder,
      status: 'pending',
      payment: samplePayment,
      download_id: null,
      lines: sampleCartOrder.lines.map((line) => ({ ...line, refunded: 0, download_id: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Awaiting payment/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Go to file/ })).toBeNull();
  },
};
export const ProductGone: Story = {
  args: { order: { ...sampleOrderDetail, product_id: null, tier: null, download_id: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toEqual(
      ['Invoice', 'Help with this order'].map((name) => canvas.getByRole('link', { name })),
    );
    await expect(canvas.queryByText('Plan')).toBeNull();
  },
};
export const LongPlan: Story = {
  args: { order: { ...sampleOrderDetail, tier: 'Mosques, schools and municipal offices with up to 200 screens' } },
};
