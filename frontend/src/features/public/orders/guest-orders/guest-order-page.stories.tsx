import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { fillCart } from '@/test/cart-samples.ts';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { sampleGift } from '@/test/gift-samples.ts';
import { sampleId } from '@/test/sample-values.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { orderCart as placeCart } from '../../../../../../mocks/store/cart-orders.ts';
import { insertGuest } from '../../../../../../mocks/store/guests.ts';
import { placeOrder } from '../../../../../../mocks/store/order-placement.ts';
import { cancelUnpaid, creditPayment } from '../../../../../../mocks/store/payments.ts';
import { saveToken } from '../../kit/checkout/order-token.ts';
import { GuestOrderPage } from './guest-order-page.tsx';

const TOKEN = 'sample-token';

/** A guest who has ordered a program of the demo. */
const order = ({ db }: MockApi, provider: 'stripe' | 'manual' = 'stripe') => {
  const manual = { manualEnabled: true, manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
  db.state.paymentSettings = { ...db.state.paymentSettings, connected: ['stripe'], ...manual };
  const product = db.state.catalogue.find(({ licenceKeys, file }) => licenceKeys && file)?.product;
  const tier = product?.pricing.find(({ price }) => price > 0)?.name ?? '';
  const input = {
    product_id: product?.id ?? 0,
    tier,
    provider,
    email: 'nadia@example.com',
    name: 'Nadia',
    country: 'BD',
  };
  const userId = insertGuest(db, input);
  placeOrder(db, userId, input);
  db.state.guestLinks[TOKEN] = { userId, expiresAt: Date.UTC(2099, 11, 24) };
  const payment = db.state.payments.find((one) => one.userId === userId);
  const made = db.state.orders.find((one) => one.userId === userId);
  if (!payment || !made) throw new Error('The order was not made');
  // The snapshots of this story show the same order on every date.
  Object.assign(made, { number: 10_431 });
  Object.assign(payment.pays?.download ?? {}, { id: '5d1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59' });
  return { payment, made };
};
const opened = (scenario: (api: MockApi) => void) => (api: MockApi) => {
  saveToken(TOKEN);
  scenario(api);
};
const paid = (api: MockApi) => creditPayment(api.db, order(api).payment);

/** A guest who has ordered a cart: two programs with keys, one of them for three units, and a course. */
const orderCart = (api: MockApi) => {
  const { db } = api;
  db.state.paymentSettings = { ...db.state.paymentSettings, connected: ['stripe'] };
  fillCart(api, [{ productId: 6, quantity: 3 }, { productId: 1 }, { productId: 3 }]);
  const input = { email: 'nadia@example.com', name: 'Nadia', country: 'BD', provider: 'stripe' as const, total: 89.95 };
  const userId = insertGuest(db, input);
  const answer = placeCart(db, { owner: 'visitor', userId }, input);
  db.state.guestLinks[TOKEN] = { userId, expiresAt: Date.UTC(2099, 11, 24) };
  const payment = db.state.payments.find((one) => one.userId === userId);
  const made = db.state.orders.find((one) => one.userId === userId);
  if (!payment || !made) throw new Error(`The order was not made: ${JSON.stringify(answer)}`);
  Object.assign(made, { number: 10_432 });
  return { payment, made };
};
const paidCart = (api: MockApi) => {
  const { payment, made } = orderCart(api);
  for (const [index, line] of made.lines.entries()) line.id = sampleId(90 + index);
  creditPayment(api.db, payment);
};

const meta = {
  title: 'Screens/Visitor/Order of a guest',
  component: GuestOrderPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/order' },
    scenario: opened(paid),
    docs: { story: { inline: false, height: '760px' } },
  },
  render: () => (
    <>
      <GuestOrderPage />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof GuestOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The paid order, whose file can be downloaded once more. */
const limited = (api: MockApi) => {
  paid(api);
  for (const download of api.db.state.downloads) download.downloads_left = 1;
};
export const LimitedDownloads: Story = {
  parameters: { scenario: opened(limited) },
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await expect(await canvas.findByText(/1 download left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(await canvas.findByText(/No downloads left/)).toBeVisible();
    await expect(saved).toHaveLength(1);
  },
};

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All yours' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.getByText('Licence key')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Download PDF/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register with this email' })).toBeVisible();
  },
};
export const Phone: Story = { ...Paid, parameters: { initialViewport: 'phone' } };
/** A cart: file and key of each product. */
export const SeveralLines: Story = {
  parameters: { scenario: opened(paidCart) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your files are ready\./)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Download of / })).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: 'Copy licence key' })).toHaveLength(2);
    await expect(canvas.getByText(/× 3$/)).toBeVisible();
  },
};
export const SeveralLinesPhone: Story = {
  ...SeveralLines,
  parameters: { ...SeveralLines.parameters, initialViewport: 'phone' },
};
/** A cancelled cart can be filled again. */
export const SeveralCancelled: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: opened((api) => {
      const { payment } = orderCart(api);
      payment.status = 'failed';
      cancelUnpaid(api.db, payment);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Order again', hidden: false })).toBeNull(), {
      timeout: 5_000,
    });
  },
};
/** The buyer of a gift has neither file nor key. */
export const Gift: Story = {
  parameters: {
    scenario: opened((api) => {
      const { payment, made } = order(api);
      const { status: _status, kept: _kept, ...gift } = sampleGift;
      api.db.state.gifts[made.id] = { ...gift, claimedOrderId: null };
      creditPayment(api.db, payment);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Gift for Sultana Begum' })).toBeVisible();
    await expect(canvas.queryByText('Licence key')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
};
export const Downloaded: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Download' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  },
};
export const DownloadFailed: Story = {
  parameters: {
    scenario: opened((api) => {
      paid(api);
      api.scenarios.failing('getGuestOrderFile', 503);
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await expect(await canvas.findByText(/Failed to download the file/)).toBeVisible();
  },
};
export const Pending: Story = {
  parameters: { scenario: opened((api) => void order(api)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We are processing your payment' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
};
export const Transfer: Story = {
  parameters: { scenario: opened((api) => void order(api, 'manual')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Send the amount to 01700-000000.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reference' }));
    await expect(await canvas.findByText('Please enter your transfer reference')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Transfer reference'), 'TX-48213');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reference' }));
    await expect(await canvas.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    scenario: opened((api) => {
      const { payment } = order(api, 'manual');
      Object.assign(payment, { status: 'failed', reason: 'The transfer was not found at the bank.' });
      cancelUnpaid(api.db, payment);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment did not go through' })).toBeVisible();
    await expect(canvas.getByText('The transfer was not found at the bank.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order again' })).toBeVisible();
  },
};
export const SignedIn: Story = {
  parameters: {
    scenario: opened((api) => {
      signInCustomer(api);
      paid(api);
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to my account' })).toBeVisible();
  },
};
export const NotAdded: Story = {
  parameters: {
    scenario: opened((api) => {
      signInCustomer(api);
      paid(api);
      api.scenarios.failing('joinGuestOrder', 503, 'This service is not available at the moment');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This service is not available at the moment');
  },
};
export const Expired: Story = {
  parameters: {
    scenario: opened((api) => {
      paid(api);
      Object.assign(api.db.state.guestLinks[TOKEN] ?? {}, { expiresAt: 1 });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link has expired');
    await userEvent.type(canvas.getByLabelText('Email'), 'nadia@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(
      await canvas.findByText('If this email address has orders, we have sent you their links'),
    ).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { scenario: opened(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link doesn’t work');
  },
};
export const WithoutLink: Story = {
  parameters: { scenario: () => saveToken(null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/in your confirmation email/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { scenario: opened((api) => api.scenarios.stalling('getGuestOrder')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your order')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: opened((api) =>
      api.scenarios.failing('getGuestOrder', 503, 'This service is not available at the moment'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This service is not available at the moment');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A refund that was asked for with the link of the order. */
export const RefundAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a refund' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'It does not start on my computer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Under review')).toBeVisible();
  },
};
