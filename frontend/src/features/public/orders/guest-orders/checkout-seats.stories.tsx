import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** Sells the paid plan of the product per seat. */
const sellSample = (api: MockApi) => {
  const entry = api.db.state.catalogue.find(({ product }) => product.id === sampleProduct.id);
  for (const plan of entry?.product.pricing ?? [])
    if (plan.price > 0 && plan.rights) plan.rights = { ...plan.rights, seats: true };
};
const meta = {
  title: 'Screens/Visitor/Checkout of seats',
  component: CheckoutPage,
  args: { product: sampleProduct, seats: 5 },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}?seats=5` },
    scenario: sellSample,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $49.95' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add one seat' }));
    await expect(canvas.getByLabelText('Seats')).toHaveValue('6');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $59.94' })).toBeVisible());
    await expect(canvas.queryByRole('checkbox', { name: 'This is a gift' })).toBeNull();
  },
};
export const Phone: Story = { ...Guest, parameters: { initialViewport: 'phone' } };
