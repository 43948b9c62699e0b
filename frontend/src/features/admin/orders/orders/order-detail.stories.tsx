import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  cartOrder,
  disputedOrder,
  openOrder,
  refundedOrder,
  sampleAdminOrder,
  sampleOrderRows,
} from '@/test/commerce-samples.ts';
import { OrderDetail } from './order-detail.tsx';

const meta = {
  title: 'Features/Admin/Order detail',
  component: OrderDetail,
  args: { order: refundedOrder },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cart: each product with its sums, file and rights. */
export const SeveralLines: Story = {
  args: { order: cartOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Products' })).toBeVisible();
    await expect(canvas.getByText('image-upscaler-3.1.0-setup.exe')).toBeVisible();
  },
};
export const Refunded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'customer@example.com' })).toHaveAttribute(
      'href',
      'mailto:customer@example.com',
    );
    await expect(canvas.getByRole('link', { name: 'Learn UX UI Design Bangla' })).toHaveAttribute(
      'href',
      '/admin/products/3',
    );
    await expect(canvas.getByText('Paid with Card CARD-3F9A2C1B07')).toBeVisible();
  },
};
/** Long texts everywhere, and a deleted product. */
export const Disputed: Story = {
  args: { order: disputedOrder },
  play: async ({ canvas }) => {
    const refunds = within(canvas.getByRole('heading', { name: 'Refunds' }).parentElement as HTMLElement);
    await expect(refunds.getByText(/disputed/)).toBeVisible();
  },
};
export const Unpaid: Story = {
  args: { order: openOrder },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Paid with/)).toBeNull();
  },
};
/** Made in an earlier shop of the owner. */
export const MovedIn: Story = {
  args: {
    order: {
      ...sampleAdminOrder,
      total: 0,
      paid_by: null,
      movements: [],
      refundable: [],
      movedIn: { reference: '8812', paid: 1234.5, currency: 'BDT' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('BDT 1,234.50 · order 8812')).toBeVisible();
  },
};
export const Long: Story = { args: { order: { ...openOrder, ...sampleOrderRows[2], product_id: null } } };
export const DeletedAccount: Story = { args: { order: { ...refundedOrder, customer: null } } };
