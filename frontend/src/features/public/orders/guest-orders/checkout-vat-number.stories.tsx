import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

const scenario = ({ db: { state } }: MockApi) => {
  state.paymentSettings = { ...state.paymentSettings, connected: ['stripe'] };
  state.invoiceSettings = {
    ...state.invoiceSettings,
    sellerCountry: 'BD',
    rates: [{ country: 'DE', name: 'VAT', percent: 19, reverseCharge: true }],
  };
};

const meta = {
  title: 'Screens/Visitor/Checkout of a business',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await expect(canvas.queryByLabelText('VAT number (optional)')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Germany');
    await expect(await canvas.findByText('VAT 19%, included')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('VAT number (optional)'), '136695976');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Pay $8.39' })).toBeVisible();
    await expect(canvas.getByText('VAT (reverse charge)')).toBeVisible();
    await expect(await canvas.findByText(/^Confirmed for Padma Software GmbH/)).toBeVisible();
  },
};

export const Customer: Story = {
  parameters: {
    screen: { path: `/checkout/${sampleProduct.id}`, signedInAs: 'customer' },
    scenario: (api: MockApi) => {
      scenario(api);
      const id = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
      api.db.state.billing[id] = { name: '', address: '', country: 'DE', taxNumber: '' };
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('VAT number (optional)'), 'DE136695976');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Pay $8.39' })).toBeVisible();
    await expect(canvas.getByText('VAT (reverse charge)')).toBeVisible();
  },
};
