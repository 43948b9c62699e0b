import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { acceptTransfers } from '@/test/accept-transfers.ts';
import { saveCoupons } from '@/test/coupon-samples.ts';
import { sampleProduct } from '@/test/product-samples.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  acceptTransfers(api);
  api.db.state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
};
const startAnd = startFrom(start);

const meta = {
  title: 'Screens/Visitor/Checkout prices',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sell = ({ db }: MockApi, product: typeof sampleProduct) => {
  const entry = db.state.catalogue.find((one) => one.product.id === product.id);
  if (entry) entry.product = product;
};
const chosen = {
  ...sampleProduct,
  pricing: sampleProduct.pricing.map((tier) =>
    tier.price > 0 ? { ...tier, price: 5, period: 'once', suggestedPrice: 12 } : tier,
  ),
};
/** The buyer chooses the price: it is paid only after its total is on the button. */
export const ChosenPrice: Story = {
  args: { product: chosen },
  parameters: {
    screen: { path: `/checkout/${sampleProduct.id}?price=15` },
    ...startAnd((api) => {
      sell(api, chosen);
      saveCoupons(api);
    }),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Your price ($)');
    await expect(field).toHaveValue('15');
    const priced = await canvas.findByRole('button', { name: 'Pay $15.00' });
    await waitFor(() => expect(priced).toBeEnabled());
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await expect(field).toHaveAccessibleDescription('At least $5.00');
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '20{Enter}');
    const button = await canvas.findByRole('button', { name: 'Pay $20.00' });
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.queryByRole('button', { name: 'Add discount code' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email'), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
    await userEvent.click(button);
    await waitFor(() => expect(server.db.state.orders.some(({ amount }) => amount === 20)).toBe(true));
  },
};
const local = {
  ...sampleProduct,
  pricing: sampleProduct.pricing.map((tier) =>
    tier.price > 0 ? { ...tier, countryPrices: [{ countries: ['BD'], percent: 40 }] } : tier,
  ),
};
/** The price for Bangladesh applies because the network is there, too; another country changes it. */
export const CountryPrice: Story = {
  args: { product: local },
  parameters: startAnd((api) => {
    sell(api, local);
    api.db.state.networkCountry = 'BD';
  }),
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('button', { name: 'Pay $5.99' });
    await waitFor(() => expect(paid).toBeEnabled());
    await expect(canvas.getByText('Price for Bangladesh, instead of $9.99.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'US');
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Price for/)).toBeNull());
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BD');
    await expect(await canvas.findByText('Price for Bangladesh, instead of $9.99.')).toBeVisible();
  },
};
/** The billing country alone is not enough. */
export const CountryUnconfirmed: Story = {
  args: { product: local },
  parameters: startAnd((api) => sell(api, local)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There is a lower price for Bangladesh\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeVisible();
  },
};
