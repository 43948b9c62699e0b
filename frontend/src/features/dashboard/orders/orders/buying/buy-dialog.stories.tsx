import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleCoupon, saveCoupons } from '@/test/coupon-samples.ts';
import { sampleProduct } from '@/test/product-samples.ts';
import { connectProviderPage, visitProviderPage } from '@/test/provider-page.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { BuyDialog } from './buy-dialog.tsx';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  signInCustomer(api);
};
const startAnd = startFrom(start);

const meta = {
  title: 'Features/Account/Buy dialog',
  component: BuyDialog,
  args: {
    productId: sampleProduct.id,
    planId: sampleProduct.pricing[1]?.id ?? '',
    tier: sampleProduct.pricing[1]?.name ?? '',
    price: 9.99,
    open: true,
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    scenario: start,
    docs: { story: { inline: false, height: '560px' } },
  },
  render: (args) => (
    <>
      <BuyDialog {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof BuyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Confirm your purchase' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
    await expect(dialog).toHaveTextContent('Ramadan Calendar 2025Plan: Mosque and office$9.99');
    const legal = ['Terms and Conditions', 'Privacy Policy'].map((name) =>
      canvas.getByRole('link', { name: `${name} (opens in a new tab)` }).getAttribute('href'),
    );
    await expect(legal).toEqual(['/terms-and-conditions', '/privacy-policy']);
    await expect(dialog).toHaveTextContent('Wallet balance$2,845.65After this purchase$2,835.66');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Bought: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(
      await canvas.findByText('Ramadan Calendar 2025 is yours. The file is in your downloads.'),
    ).toBeVisible();
    await expect(button).toBeDisabled();
    await expect(server.db.state.orders.at(-1)).toMatchObject({ amount: 9.99, tier: 'Mosque and office' });
  },
};
export const Free: Story = {
  args: { planId: sampleProduct.pricing[0]?.id ?? '', tier: sampleProduct.pricing[0]?.name ?? '', price: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Get it free' })).toBeEnabled());
    await expect(canvas.getByText('Your wallet is not charged.')).toBeVisible();
  },
};
export const NotEnoughMoney: Story = {
  parameters: startAnd((api) => {
    api.db.state.walletEntries = [];
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Insufficient funds');
    await expect(canvas.getByRole('link', { name: 'Add funds' })).toHaveAttribute('href', '/dashboard/wallet');
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
/** The balance was spent elsewhere between opening the dialog and confirming. */
export const RefusedByTheServer: Story = {
  parameters: startAnd((api) => api.scenarios.failing('createOrder', 409, 'Insufficient funds')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Insufficient funds');
  },
};
/** The price has changed since the page was loaded: the current one is confirmed. */
export const OtherPrice: Story = {
  args: { price: 4.99 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
  },
};
export const Failed: Story = {
  parameters: startAnd((api) => api.scenarios.failing('createOrder', 500)),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to complete the purchase');
    await waitFor(() => expect(button).toBeEnabled());
  },
};
export const BalanceFailed: Story = {
  parameters: startAnd((api) => api.scenarios.failing('getWalletBalance', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch balance.');
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeDisabled();
  },
};
export const Waiting: Story = {
  parameters: startAnd((api) => api.scenarios.slow(60_000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $9.99' })).toBeDisabled();
  },
};
/** Neither Escape nor an outside click closes the dialog while a payment is in progress. */
export const Busy: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(button).toBeEnabled());
    server.scenarios.slow(60_000);
    await userEvent.click(button);
    await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A studio with cards and transfers: the customer chooses. */
const withPaymentMethods = startAnd((api) => {
  const settings = { connected: ['stripe'], manualEnabled: true, manualTitle: 'bKash' } as const;
  Object.assign(api.db.state.paymentSettings, settings, { manualInstructions: 'Send it to 01700-000000.' });
});
export const Ways: Story = {
  parameters: withPaymentMethods,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
    await expect(await canvas.findByRole('radio', { name: 'Your wallet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await expect(canvas.getByText(/^You’ll pay on our provider’s page/)).toBeVisible();
  },
};
export const WaysPhone: Story = { parameters: { ...withPaymentMethods, initialViewport: 'phone' }, play: Ways.play };
/** An empty wallet does not prevent other payment methods. */
export const PaidByTransfer: Story = {
  parameters: startAnd((api) => {
    withPaymentMethods.scenario(api);
    api.db.state.walletEntries = [];
  }),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('radio', { name: 'Card' });
    await waitFor(() => expect(card).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'bKash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $9.99' }));
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ status: 'pending', amount: 9.99 }));
    await expect(server.db.state.payments[0]).toMatchObject({ purpose: 'order', provider: 'manual', amount: 9.99 });
  },
};
/** Orders are taken on invoice: nothing is paid now, and the wallet stays as it is. */
export const OnInvoice: Story = {
  parameters: startAnd((api) => {
    withPaymentMethods.scenario(api);
    Object.assign(api.db.state.paymentSettings, { invoice: { days: 30, maximum: 500 } });
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Invoice' }));
    await expect(canvas.getByText(/^Due in 30 days\./)).toBeVisible();
    const order = canvas.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(order).toBeEnabled());
    await userEvent.click(order);
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ status: 'pending', amount: 9.99 }));
    await expect(server.db.state.orders.at(-1)?.dueOn).toMatch(/^20/);
  },
};
/** More than the owner takes on invoice. */
export const NotOnInvoice: Story = {
  tags: ['no-picture'],
  parameters: startAnd((api) => {
    withPaymentMethods.scenario(api);
    Object.assign(api.db.state.paymentSettings, { invoice: { days: 30, maximum: 5 } });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'bKash' })).toBeEnabled();
    await expect(canvas.queryByRole('radio', { name: 'Invoice' })).toBeNull();
  },
};
export const OwnedAlready: Story = {
  parameters: startAnd((api) => {
    const order = api.db.state.orders.find(({ status }) => status === 'completed');
    if (order) order.product_name = sampleProduct.title;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You already own this/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled());
  },
};
/** The browser restores the page as it was left: the purchase is named, and buying is possible again. */
export const BackFromProvider: Story = {
  tags: ['no-picture'],
  parameters: startAnd(connectProviderPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Card' }));
    const pay = canvas.getByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(pay).toBeDisabled();
    await visitProviderPage();
    await expect(await canvas.findByRole('link', { name: 'View your order' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy it again?' }));
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay $9.99' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** A discount code: the discount is shown before payment. */
export const WithCode: Story = {
  parameters: startAnd((api) => saveCoupons(api)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    const field = canvas.getByLabelText('Code');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'eid25{Enter}');
    await expect(await canvas.findByText('This code is no longer valid')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'boishakh20{Enter}');
    await expect(await canvas.findByText('BOISHAKH20')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the code' })).toHaveFocus());
    const pay = canvas.getByRole('button', { name: 'Pay $7.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await waitFor(() =>
      expect(server.db.state.orders.at(-1)).toMatchObject({
        amount: 7.99,
        coupon: { code: 'BOISHAKH20', discount: 2 },
      }),
    );
  },
};
export const CodeRefused: Story = {
  parameters: { ...WithCode.parameters, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByText('Please enter the code')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), 'NOBODY{Enter}');
    await expect(await canvas.findByText('Code not found')).toBeVisible();
  },
};
/** Prices without tax: the total includes the tax of the customer's country. */
export const TaxAdded: Story = {
  parameters: startAnd((api) => {
    api.db.state.invoiceSettings = {
      ...api.db.state.invoiceSettings,
      rates: [{ country: 'BD', name: 'VAT', percent: 15 }],
      pricesIncludeTax: false,
    };
  }),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $11.49' });
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(canvas.getByText('VAT 15%').nextSibling).toHaveTextContent('$1.50');
    await userEvent.click(pay);
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ amount: 11.49 }));
  },
};
/** A 100% code: there is nothing to pay, so no payment method is requested. */
export const CodeForAll: Story = {
  parameters: startAnd((api) => saveCoupons(api, [{ ...sampleCoupon, kind: 'amount', value: 50 }])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add discount code' }));
    await userEvent.type(canvas.getByLabelText('Code'), 'BOISHAKH20{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Get it free' })).toBeEnabled();
  },
};
