import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceSummary } from './price-summary.tsx';

const meta = {
  title: 'Features/Account/Offer slip',
  component: PriceSummary,
  args: {
    kind: 'upgrade',
    offer: {
      plan_id: '00000000-0000-4000-9000-000000000001',
      tier: 'Studio',
      termMonths: null,
      period: 'once',
      listed: 40,
      credit: 10,
      price: 30,
      tax: 3.91,
      taxName: 'VAT',
      taxPercent: 15,
      taxIncluded: true,
      holds_until: null,
      activations: 1,
      features: ['For a whole studio'],
    },
    paying: { balance: 100, cover: { covered: true, left: 70 }, problem: null },
  },
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTax: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT 15%, included')).toBeVisible();
    await expect(canvas.getByText(/Lifetime licence: it does not expire/)).toBeVisible();
  },
};
export const TaxOnTop: Story = {
  args: { offer: { ...meta.args.offer, listed: 44.5, credit: 10, price: 34.5, tax: 4.5, taxIncluded: false } },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByText(name).nextSibling;
    await expect(canvas.queryByText(/included/)).not.toBeInTheDocument();
    // 30.00 plus 15% tax make the 34.50 to pay.
    await expect(row('Price before tax')).toHaveTextContent('$30.00');
    await expect(row('VAT 15%')).toHaveTextContent('$4.50');
  },
};
export const WithoutBalance: Story = {
  args: { paying: { balance: undefined, cover: undefined, problem: new Error('no') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch balance.');
  },
};
export const NothingToPay: Story = {
  args: { offer: { ...meta.args.offer, price: 0, credit: 40, tax: 0 } },
};
