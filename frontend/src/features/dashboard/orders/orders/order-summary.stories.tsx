import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { OrderSummary } from './order-summary.tsx';

const meta = {
  title: 'Features/Account/Order slip',
  component: OrderSummary,
  args: { order: sampleOrderDetail },
  decorators: [
    (Story) => (
      <div className="max-w-112">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Long: Story = {
  args: {
    order: {
      product_name: 'রমজান ব্যাকগ্রাউন্ড, complete edition with printed booklet and two years of updates',
      amount: 1_000_000.5,
      coupon: { code: 'FRIENDS-OF-THE-STUDIO-2026', discount: 250_000 },
      status: 'refunded',
    },
  },
};
