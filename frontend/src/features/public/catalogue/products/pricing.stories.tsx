import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { PricingTier } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { sampleProduct } from '@/test/product-samples.ts';
import { Pricing } from './pricing.tsx';

const choose = fn<(tier: PricingTier) => void>();

const meta = {
  title: 'Features/Catalogue/Pricing',
  component: Pricing,
  args: { tiers: sampleProduct.pricing },
} satisfies Meta<typeof Pricing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTiers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pricing' })).toBeVisible();
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.getByText('$9.99')).toBeVisible();
  },
};
export const WithAction: Story = {
  args: {
    action: (tier) => (
      <Button className="w-full" variant={tier.price > 0 ? 'default' : 'outline'} onClick={() => choose(tier)}>
        Choose {tier.name}
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Mosque and office' }));
    await expect(choose).toHaveBeenCalledWith(args.tiers[1]);
  },
};
export const Phone: Story = { ...WithAction, parameters: { ...WithAction.parameters, initialViewport: 'phone' } };
export const OneTier: Story = { args: { tiers: sampleProduct.pricing.slice(1) } };
/** Temporarily discounted: the plan's regular price is shown next to it. */
export const Launch: Story = {
  args: {
    tiers: sampleProduct.pricing.map((tier) =>
      tier.price > 0 ? { ...tier, launch: { price: 4.99, until: '2026-12-31T18:00:00Z' }, lowestPrice: 7.99 } : tier,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$4.99')).toBeVisible();
    await expect(canvas.getByRole('deletion')).toHaveTextContent('instead of $9.99');
    await expect(canvas.getByText('Launch price until Dec 31, 2026')).toBeVisible();
    await expect(canvas.getByText('Lowest price in the 30 days before: $7.99')).toBeVisible();
  },
};
export const LaunchPhone: Story = { ...Launch, parameters: { initialViewport: 'phone' } };
/** The buyer chooses the price of the second plan. */
export const ChosenPrice: Story = {
  args: {
    tiers: sampleProduct.pricing.map((tier) =>
      tier.price > 0 ? { ...tier, price: 5, period: 'once', suggestedPrice: 12 } : tier,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From $5')).toBeVisible();
    await expect(canvas.getByText('You choose the price')).toBeVisible();
  },
};
/** Lower prices in some countries, the same for all visitors. */
export const CountryPrices: Story = {
  args: {
    tiers: sampleProduct.pricing.map((tier) =>
      tier.price > 0
        ? {
            ...tier,
            countryPrices: [
              { countries: ['BD', 'IN', 'NP', 'PK'], percent: 40 },
              { countries: ['LK'], price: 4.5 },
            ],
          }
        : tier,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bangladesh and 3 more countries: $5.99')).toBeVisible();
    await expect(canvas.getByText('Sri Lanka: $4.50')).toBeVisible();
  },
};
/** Sold in two currencies: the buyer chooses which one is shown first, for the visit. */
export const SecondCurrency: Story = {
  args: {
    second: 'BDT',
    tiers: sampleProduct.pricing.map((tier) =>
      tier.price > 0 ? { ...tier, secondPrice: { currency: 'BDT' as const, price: 1200 } } : tier,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^or BDT\s1,200$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'BDT' }));
    await expect(await canvas.findByText('or $9.99')).toBeVisible();
    await expect(canvas.getByText(/^BDT\s1,200$/)).toBeVisible();
    await expect(document.cookie).toContain('currency=BDT');
  },
};
export const SecondCurrencyPhone: Story = { ...SecondCurrency, parameters: { initialViewport: 'phone' } };
export const TaxComes: Story = {
  args: { isTaxAdded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Prices exclude tax\./)).toBeVisible();
  },
};
export const NoTiers: Story = {
  args: { tiers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
