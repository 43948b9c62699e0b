import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { walletCoverage } from '@/lib/wallet-coverage.ts';
import { BuySummary } from './buy-summary.tsx';

const offer = {
  title: 'Ramadan Calendar 2025',
  price: 9.99,
  fullPrice: null,
  lowestPrice: null,
  tax: null,
  months: 1,
  isFree: false,
  balance: 2845.65,
  cover: walletCoverage(2845.65, 9.99),
  isPending: false,
  problem: null,
  retry: fn(),
};

const meta = {
  title: 'Features/Account/Buy summary',
  component: BuySummary,
  args: { offer, tier: 'Mosque and office' },
  decorators: [
    (Story) => (
      <div className="max-w-94">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuySummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,845.65')).toBeVisible();
    await expect(canvas.getByText('$2,835.66')).toBeVisible();
    await expect(canvas.getByText(/^Paid once, for a month/)).toBeVisible();
  },
};
export const LaunchPrice: Story = {
  args: { offer: { ...offer, price: 4.99, fullPrice: 9.99, lowestPrice: 7.99 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lowest price in the 30 days before: $7.99')).toBeVisible();
  },
};
export const Free: Story = {
  args: { offer: { ...offer, price: 0, isFree: true }, tier: 'Free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wallet is not charged.')).toBeVisible();
    await expect(canvas.queryByText('Wallet balance')).toBeNull();
  },
};
export const Short: Story = {
  args: { offer: { ...offer, balance: 4, cover: walletCoverage(4, 9.99) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still needed').nextSibling).toHaveTextContent('$5.99');
  },
};
export const Long: Story = {
  args: {
    offer: {
      ...offer,
      title: 'বাংলা ক্যালেন্ডার ২০২৫, complete edition with printed booklet and two years of updates',
      price: 12_345.67,
      balance: 1_000_000,
      cover: walletCoverage(1_000_000, 12_345.67),
    },
    tier: 'Mosques, schools and municipal offices with up to 200 screens',
  },
};
