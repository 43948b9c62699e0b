import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { acceptTransfers } from '@/test/accept-transfers.ts';
import { sampleCoupon, saveCoupons } from '@/test/coupon-samples.ts';
import { longProduct, sampleProduct } from '@/test/product-samples.ts';
import { connectProviderPage, visitProviderPage } from '@/test/provider-page.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { findPlan } from './find-plan.ts';

/** The studio accepts transfers as well, and its tax is set up. */
const withPaymentMethods = (api: MockApi) => {
  acceptTransfers(api);
  api.db.state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
};
let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  withPaymentMethods(api);
};
const startAnd = startFrom(start);

const meta = {
  title: 'Screens/Visitor/Checkout',
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fill = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'nadia@example.com');
  await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
};
const pay = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'bKash' })).not.toBeChecked();
    await expect(canvas.getByText(/You’ll pay on our provider’s page/)).toBeVisible();
    const href = (name: RegExp) => canvas.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    await expect(href(/^Terms and Conditions \(opens in a new tab\)/)).toEqual(['/terms-and-conditions']);
    await expect(href(/^Privacy Policy \(opens in a new tab\)/)).toEqual(['/privacy-policy']);
  },
};
/** Going back after paying: shows the order, and the payment button returns only after a confirmation. */
export const Bought: Story = {
  parameters: startAnd(() => {
    const planId = findPlan(sampleProduct.pricing, undefined)?.id ?? '';
    savePurchase({ productId: sampleProduct.id, planId, href: '/order#token' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/order#token');
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy it again?' }));
    await fill(canvas);
    await pay(canvas);
    await waitFor(() =>
      expect(server.db.state.orders.some(({ product_id }) => product_id === sampleProduct.id)).toBe(true),
    );
  },
};
/** The browser restores the page as it was left: with what was typed, and with the order. */
export const BackFromProvider: Story = {
  tags: ['no-picture'],
  parameters: startAnd(connectProviderPage),
  play: async ({ canvas }) => {
    await fill(canvas);
    await pay(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('link', { name: 'View your order' })).toBeNull();
    await visitProviderPage();
    await expect(await canvas.findByRole('link', { name: 'View your order' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('nadia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy it again?' }));
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).not.toHaveAttribute('aria-busy', 'true');
  },
};
export const Phone: Story = { ...Guest, parameters: { initialViewport: 'phone' } };
/** The seller's country is preselected, with its tax. */
export const Taxed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await expect(await canvas.findByText('VAT 15%, included')).toBeVisible();
    await expect(canvas.getByText('$1.30')).toBeVisible();
  },
};
/** Prices without tax: the selected country's tax is added. */
export const TaxAdded: Story = {
  parameters: startAnd((api) => {
    api.db.state.invoiceSettings.pricesIncludeTax = false;
  }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'BD');
    await expect(await canvas.findByRole('button', { name: 'Pay $11.49' })).toBeEnabled();
    await expect(canvas.getByText('VAT 15%')).toBeVisible();
  },
};
const launched = {
  ...sampleProduct,
  pricing: sampleProduct.pricing.map((tier) =>
    tier.price > 0 ? { ...tier, launch: { price: 4.99, until: '2099-01-01T00:00:00Z' }, lowestPrice: 7.99 } : tier,
  ),
};
const sell = ({ db }: MockApi, product: typeof sampleProduct) => {
  const entry = db.state.catalogue.find((one) => one.product.id === product.id);
  if (entry) entry.product = product;
};
export const Launch: Story = {
  args: { product: launched },
  parameters: startAnd((api) => sell(api, launched)),
  play: async ({ canvas }) => {
    const pays = await canvas.findByRole('button', { name: 'Pay $4.99' });
    await waitFor(() => expect(pays).toBeEnabled());
    await expect(canvas.getByText('Launch price').nextSibling).toHaveTextContent('$9.99$4.99');
    await expect(canvas.getByText('Lowest price in the 30 days before: $7.99')).toBeVisible();
  },
};
/** The launch price ends while the page is open: the customer never pays more than the button says. */
export const PriceChanged: Story = {
  ...Launch,
  play: async ({ canvas }) => {
    await fill(canvas);
    const pays = await canvas.findByRole('button', { name: 'Pay $4.99' });
    await waitFor(() => expect(pays).toBeEnabled());
    sell(server, sampleProduct);
    await userEvent.click(pays);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price has changed.');
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
    await expect(server.db.state.orders.some(({ amount }) => amount === 4.99)).toBe(false);
  },
};
export const Lowered: Story = {
  parameters: startAnd((api) => saveCoupons(api, [sampleCoupon])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    await userEvent.type(canvas.getByLabelText('Code'), `${sampleCoupon.code}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Remove the code' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay $9.99' })).toBeNull();
  },
};
export const UnknownCode: Story = {
  parameters: startAnd((api) => saveCoupons(api, [sampleCoupon])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    await userEvent.type(canvas.getByLabelText('Code'), 'NOT-THERE');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await pay(canvas);
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter the name for the invoice')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
export const Refused: Story = {
  parameters: startAnd((api) =>
    api.scenarios.failing(
      'createGuestOrder',
      503,
      'The payment provider is not responding. You were not charged. Please try again.',
    ),
  ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await pay(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment provider is not responding.');
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
  },
};
export const Paying: Story = {
  parameters: startAnd((api) => api.scenarios.stalling('createGuestOrder')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await pay(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Pay/ })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Transferred: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'bKash' }));
    await pay(canvas);
    await waitFor(() => expect(server.db.state.payments[0]).toMatchObject({ provider: 'manual', status: 'pending' }));
    const { userId } = server.db.state.payments[0] ?? { userId: '' };
    await expect(server.db.state.guests[userId]).toMatchObject({ email: 'nadia@example.com', name: 'Nadia Rahman' });
    await expect(server.db.state.outbox[0]).toMatchObject({ kind: 'guest-order', to: 'nadia@example.com' });
  },
};
export const Free: Story = {
  parameters: { screen: { path: `/checkout/${sampleProduct.id}?plan=Free` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get it free' })).toBeEnabled();
    await expect(canvas.getByText(/^Free\. /)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const SignedIn: Story = {
  parameters: startAnd(signInCustomer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Your wallet' })).toBeChecked();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await expect(await canvas.findByLabelText('Country')).toHaveValue('BD');
    await pay(canvas);
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ amount: 9.99, status: 'completed' }));
  },
};
export const NobodyPays: Story = {
  parameters: startAnd(({ db: { state } }) => {
    state.paymentSettings = { ...state.paymentSettings, connected: [], manualEnabled: false };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Checkout is unavailable right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeDisabled();
  },
};
export const WaysMissing: Story = {
  parameters: startAnd((api) => api.scenarios.failing('listPaymentMethods', 503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: startAnd(({ db: { state } }) => {
    const [entry] = state.catalogue;
    if (!entry) return;
    const name = 'Everybody in a very large organisation with many branches';
    const pricing = [{ id: '00000000-0000-4000-9000-000000000001', name, price: 1249.5, period: 'year', features: [] }];
    entry.product = { ...longProduct, id: entry.product.id, pricing };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $1,249.50' })).toBeVisible();
  },
};
export const NotForSale: Story = {
  parameters: startAnd(({ db: { state } }) => {
    const [entry] = state.catalogue;
    if (entry) entry.product = { ...entry.product, pricing: [] };
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is not for sale right now.')).toBeVisible();
  },
};
