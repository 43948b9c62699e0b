import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

const meta = {
  title: 'Features/Visitor/Checkout without a country',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: ({ db: { state } }: MockApi) => {
      state.paymentSettings = { ...state.paymentSettings, connected: ['stripe'] };
      state.invoiceSettings.rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
    },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Select country');
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByText('Please choose your country')).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toHaveFocus();
  },
};

/** A buyer in the European Economic Area agrees that the download starts at once. */
export const Consent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
    await waitFor(() => expect(canvas.getByLabelText('Country')).toHaveValue('BD'));
    await expect(canvas.queryByRole('checkbox', { name: /right of withdrawal/ })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Germany');
    const consent = await canvas.findByRole('checkbox', { name: /lose my right of withdrawal/ });
    await expect(consent).not.toBeChecked();
    const pay = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByText('Please agree to immediate delivery')).toBeVisible();
    await userEvent.click(consent);
    await expect(consent).toBeChecked();
  },
};
