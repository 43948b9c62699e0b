import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { sampleProduct } from '@/test/product-samples.ts';
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
  title: 'Features/Account/Buy dialog with a country',
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

/** A shop that charges tax asks once for the country of the invoice, and preselects its own. */
const taxedIn = (country: string) =>
  startAnd(({ db: { state } }) => {
    const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
    state.invoiceSettings = { ...state.invoiceSettings, sellerCountry: country, rates, pricesIncludeTax: false };
  });
export const CountryAsked: Story = {
  parameters: taxedIn('BD'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await expect(await canvas.findByRole('button', { name: 'Pay $11.49' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Germany');
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    const consent = canvas.getByRole('checkbox', { name: /lose my right of withdrawal/ });
    await expect(consent).not.toBeChecked();
    await userEvent.click(pay);
    await expect(await canvas.findByText('Please agree to immediate delivery')).toBeVisible();
    await userEvent.click(consent);
    await userEvent.click(pay);
    await waitFor(() => expect(server.db.state.orders.at(-1)).toMatchObject({ amount: 9.99, status: 'completed' }));
    const { userId = '' } = server.db.state.orders.at(-1) ?? {};
    await expect(server.db.state.billing[userId]?.country).toBe('DE');
  },
};
export const CountryMissing: Story = {
  parameters: { ...taxedIn('BD'), initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Select country');
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByText('Please choose your country')).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toBeInvalid();
  },
};
