import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { fillCart, startCart } from '@/test/cart-samples.ts';
import { sampleCoupon, saveCoupons } from '@/test/coupon-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CartPage } from './cart-page.tsx';
import { CART_ID, cartKey } from './cart-rules.ts';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  startCart(api);
};
const startAnd = startFrom(start);

const meta = {
  title: 'Features/Visitor/Cart checkout',
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/cart' },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
  },
  render: () => (
    <>
      <CartPage />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fill = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'nadia@example.com');
  await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
};
const findPay = async (canvas: Canvas, amount = '$29.98') => {
  const button = await canvas.findByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

const asCustomer = startFrom((api: MockApi) => {
  start(api);
  signInCustomer(api);
  fillCart(api, [{ productId: 1 }, { productId: 3 }], 'customer');
});
export const Customer: Story = {
  parameters: asCustomer(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Your wallet' })).toBeChecked();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.click(await findPay(canvas));
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ amount: 29.98, status: 'completed' }));
    await expect(server.db.state.orders.at(-1)?.lines).toHaveLength(2);
  },
};
/** The buyer sees prices in the second currency; a cart is in the shop's. */
export const SecondCurrency: Story = {
  parameters: startAnd((api) => {
    const { state } = api.db;
    const rate = { base: 'USD', rate: 121.5, date: '2026-11-30' } as const;
    state.paymentSettings = { ...state.paymentSettings, secondCurrency: { currency: 'BDT', ...rate, history: [] } };
    state.networkCountry = 'BD';
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Carts are charged in USD\./)).toBeVisible();
    await findPay(canvas);
  },
};
/** The customer has one of the plans; nothing stops a second purchase. */
export const Owned: Story = {
  parameters: asCustomer((api) => {
    const { db } = api;
    const owned = db.state.downloads.find(({ rights }) => rights && !rights.ended);
    const entry = db.state.catalogue.find(({ product }) => product.title === owned?.product_name);
    const plan = entry?.product.pricing.findIndex(({ id }) => id === owned?.rights?.plan_id) ?? 0;
    const free = entry?.product.pricing.filter(({ price }) => price === 0).length ?? 0;
    fillCart(api, [{ productId: entry?.product.id ?? 1, plan: plan - free }, { productId: 3 }], 'customer');
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('You already own this.'))[0]).toBeVisible();
  },
};
/** The wallet does not cover the total: another method is preselected, and the wallet leads to a top-up. */
export const InsufficientFunds: Story = {
  parameters: asCustomer(({ db }) => {
    const user = db.state.accounts.find(({ user: person }) => person.role === 'customer')?.user.id ?? '';
    const cents = db.balanceCents(user) - 500;
    db.postEntry({ userId: user, type: 'withdrawal', cents: -cents, reference: 'Payout' });
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Your wallet' }));
    await expect(await canvas.findByText('Insufficient funds')).toBeVisible();
    await expect(canvas.getByText('$24.98')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/dashboard/wallet');
  },
};
export const Coupon: Story = {
  parameters: startAnd((api) => saveCoupons(api, [sampleCoupon])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    await userEvent.type(canvas.getByLabelText('Code'), `${sampleCoupon.code}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Remove the code' })).toBeVisible();
    await findPay(canvas, '$23.98');
  },
};
export const TaxAdded: Story = {
  parameters: startAnd(({ db: { state } }) => {
    state.invoiceSettings.pricesIncludeTax = false;
    state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
  }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'BD');
    await findPay(canvas, '$34.48');
    await expect(canvas.getByText('VAT 15%')).toBeVisible();
  },
};
/** A buyer in the European Economic Area agrees that the downloads start at once. */
export const Consent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Germany');
    const consent = await canvas.findByRole('checkbox', { name: /lose my right of withdrawal/ });
    await userEvent.click(await findPay(canvas));
    await expect(await canvas.findByText('Please agree to immediate delivery')).toBeVisible();
    await userEvent.click(consent);
    await expect(consent).toBeChecked();
  },
};
/** The price changes while the page is open: the customer never pays more than the button says. */
export const PriceChanged: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'BD');
    const pay = await findPay(canvas);
    const entry = server.db.state.catalogue.find(({ product }) => product.id === 1);
    if (entry)
      entry.product = {
        ...entry.product,
        pricing: entry.product.pricing.map((plan) => (plan.price > 0 ? { ...plan, price: 12.5 } : plan)),
      };
    await userEvent.click(pay);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The price has changed.');
    await findPay(canvas, '$32.49');
  },
};
/** The same plans were ordered moments ago in this tab: nothing is bought again without a confirmation. */
export const Repeated: Story = {
  parameters: startAnd(({ db: { state } }) => {
    const items = (state.carts.visitor ?? []).map(({ planId, quantity }) => ({ plan_id: planId, quantity }));
    savePurchase({ productId: CART_ID, planId: cartKey(items), href: '/order#token' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/order#token');
    await expect(canvas.getByText(/^You ordered/)).toHaveTextContent(/and 1 more a moment ago/);
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy it again?' }));
    await findPay(canvas);
  },
};
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await findPay(canvas));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
export const Paying: Story = {
  parameters: startAnd((api) => api.scenarios.stalling('orderGuestCart')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'BD');
    await userEvent.click(await findPay(canvas));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: /^Remove Ramadan/ })).toBeDisabled();
  },
};
