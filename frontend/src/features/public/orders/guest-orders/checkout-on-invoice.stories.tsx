import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

let server: MockApi;
/** Takes orders on invoice up to a total. */
const offerInvoices = (maximum: number) => (api: MockApi) => {
  server = api;
  signInCustomer(api);
  Object.assign(api.db.state.paymentSettings, {
    manualEnabled: true,
    manualTitle: 'Bank transfer',
    manualInstructions: 'Account 1503-201, Padma Bank',
    invoice: { days: 30, maximum },
  });
};

const meta = {
  title: 'Screens/Visitor/Checkout on invoice',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: offerInvoices(500),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Invoice' }));
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeVisible();
  },
};
export const Phone: Story = { ...Customer, parameters: { initialViewport: 'phone' } };
export const Ordered: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Invoice' }));
    const button = canvas.getByRole('button', { name: 'Place order' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(server.db.state.orders.at(-1)?.dueOn).toMatch(/^20/));
  },
};
/** The total is above the maximum. */
export const TooLarge: Story = {
  tags: ['no-picture'],
  parameters: { scenario: offerInvoices(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Bank transfer' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Invoice' })).toBeNull();
  },
};
