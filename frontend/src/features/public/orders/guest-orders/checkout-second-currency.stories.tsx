import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { acceptTransfers } from '@/test/accept-transfers.ts';
import { sampleProduct } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

const product = {
  ...sampleProduct,
  pricing: sampleProduct.pricing.map((tier) =>
    tier.price > 0 ? { ...tier, secondPrice: { currency: 'BDT' as const, price: 1200 } } : tier,
  ),
};
const rate = { base: 'USD', rate: 121.5, date: '2026-11-30' } as const;
let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  const { state } = api.db;
  acceptTransfers(api);
  state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
  const history = [{ ...rate, created_at: '2026-11-30T04:00:00.000Z' }];
  state.paymentSettings = { ...state.paymentSettings, secondCurrency: { currency: 'BDT', ...rate, history } };
  const entry = state.catalogue.find((one) => one.product.id === product.id);
  if (entry) entry.product = product;
};

const meta = {
  title: 'Screens/Visitor/Checkout in a second currency',
  component: CheckoutPage,
  args: { product, currency: 'BDT' },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}?currency=BDT` },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Total and tax are in the currency of the URL, and so is the payment. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'BDT' })).toBeChecked();
    await userEvent.type(await canvas.findByLabelText('Email'), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
    const pay = await canvas.findByRole('button', { name: /^Pay BDT\s1,200\.00$/ });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(canvas.getByRole('radio', { name: /Bank transfer|bKash/ }));
    await userEvent.click(pay);
    await waitFor(() => expect(server.db.state.orders.some(({ charge }) => charge?.total === 1200)).toBe(true));
    await expect(server.db.state.payments[0]).toMatchObject({ amount: 1200, currency: 'BDT' });
  },
};

/** Without it in the URL, the shop's currency is selected. */
export const Offered: Story = {
  args: { currency: undefined },
  parameters: { screen: { path: `/checkout/${sampleProduct.id}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'USD' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeVisible();
  },
};

/** The buyer's network is in Bangladesh: prices are in taka, until the buyer chooses dollars for the visit. */
export const OfCountry: Story = {
  args: { currency: undefined },
  parameters: {
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: (api) => {
      start(api);
      api.db.state.networkCountry = 'BD';
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay BDT\s1,200\.00$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'USD' }));
    await expect(document.cookie).toContain('currency=USD');
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pay BDT/ })).toBeVisible();
  },
};
