import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { insertGuest } from '../../../../../../mocks/store/guests.ts';
import { placeOrder } from '../../../../../../mocks/store/order-placement.ts';
import { creditPayment } from '../../../../../../mocks/store/payments.ts';
import { saveGuestToken } from '../../kit/checkout/order-token.ts';
import { GuestOrdersPage } from './guest-orders-page.tsx';

const TOKEN = 'sample-guest-token';
const EMAIL = 'nadia@example.com';

/** Two orders of one email: a paid one, and one that waits for its transfer. */
const orderTwice = ({ db }: MockApi) => {
  const manual = { manualEnabled: true, manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
  db.state.paymentSettings = { ...db.state.paymentSettings, connected: ['stripe'], ...manual };
  const products = db.state.catalogue.filter(
    ({ licenceKeys, file, product }) => licenceKeys && file && product.pricing.some(({ price }) => price > 0),
  );
  for (const [index, provider] of (['stripe', 'manual'] as const).entries()) {
    const product = products[index]?.product;
    const tier = product?.pricing.find(({ price }) => price > 0)?.name ?? '';
    const input = { product_id: product?.id ?? 0, tier, provider, email: EMAIL, name: 'Nadia', country: 'BD' };
    const userId = insertGuest(db, input);
    placeOrder(db, userId, input);
    const payment = db.state.payments.find((one) => one.userId === userId);
    const order = db.state.orders.find((one) => one.userId === userId);
    if (!payment || !order) throw new Error('The order was not made');
    // The snapshots of this story show the same orders on every date.
    Object.assign(order, { number: 10_431 + index, created_at: `2026-03-0${index + 1}T09:15:00.000Z` });
    if (provider === 'stripe') creditPayment(db, payment);
  }
  db.state.guestEmailLinks[TOKEN] = { email: EMAIL, expiresAt: Date.UTC(2099, 11, 24) };
};
const opened = (scenario: (api: MockApi) => void) => (api: MockApi) => {
  saveGuestToken(TOKEN);
  scenario(api);
};

const meta = {
  title: 'Screens/Visitor/Orders of a guest',
  component: GuestOrdersPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/orders' },
    scenario: opened(orderTwice),
    docs: { story: { inline: false, height: '760px' } },
  },
  render: () => (
    <>
      <GuestOrdersPage />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof GuestOrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Download of/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Invoice of/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enter transfer reference #10432' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/register/),
    );
  },
};
export const Phone: Story = { ...Two, parameters: { initialViewport: 'phone' } };
export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Download of/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByText(/Failed to download/)).toBeNull();
  },
};
export const NotOpened: Story = {
  parameters: {
    scenario: opened((api) => {
      orderTwice(api);
      api.scenarios.failing('createGuestOrderLink', 503);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open order #10431' }));
    await expect(await canvas.findByText(/Failed to open the order/)).toBeVisible();
  },
};
export const SignedIn: Story = {
  parameters: {
    scenario: opened((api) => {
      signInCustomer(api);
      orderTwice(api);
      api.scenarios.failing('joinGuestOrder', 503, 'This service is not available at the moment');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add all to my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This service is not available at the moment');
  },
};
export const NoneLeft: Story = {
  parameters: {
    scenario: opened((api) => {
      orderTwice(api);
      api.db.state.guests = {};
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/are left here/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};
export const Expired: Story = {
  parameters: {
    scenario: opened((api) => {
      orderTwice(api);
      Object.assign(api.db.state.guestEmailLinks[TOKEN] ?? {}, { expiresAt: 1 });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired');
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { scenario: opened(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link doesn’t work');
  },
};
export const WithoutLink: Story = {
  parameters: { scenario: () => saveGuestToken(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Confirm your email first/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { scenario: opened((api) => api.scenarios.stalling('listGuestOrders')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your orders')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: opened((api) =>
      api.scenarios.failing('listGuestOrders', 503, 'This service is not available at the moment'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This service is not available at the moment');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
