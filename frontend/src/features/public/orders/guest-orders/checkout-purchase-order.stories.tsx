import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

let server: MockApi;

const meta = {
  title: 'Screens/Visitor/Checkout with a purchase order',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: (api: MockApi) => {
      server = api;
    },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const typeNumber = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add purchase order number' }));
  await expect(canvas.getByLabelText('Purchase order number (optional)')).toHaveFocus();
  await userEvent.keyboard('PO-2026-118');
};

export const Guest: Story = { play: ({ canvas }) => typeNumber(canvas) };
export const Ordered: Story = {
  play: async ({ canvas }) => {
    await typeNumber(canvas);
    await userEvent.type(canvas.getByLabelText('Email'), 'office@padma-school.example');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Padma School');
    const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(server.db.state.orders.at(-1)?.purchaseOrder).toBe('PO-2026-118'));
    await expect(await canvas.findByText('PO-2026-118')).toBeVisible();
  },
};
