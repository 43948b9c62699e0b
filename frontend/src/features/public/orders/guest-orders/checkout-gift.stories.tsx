import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CheckoutPage } from './checkout-page.tsx';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
};

const meta = {
  title: 'Screens/Visitor/Checkout of a gift',
  component: CheckoutPage,
  args: { product: sampleProduct },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/checkout/${sampleProduct.id}` },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const select = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: 'This is a gift' }));
const pay = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: 'Pay $9.99' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await select(canvas);
    await userEvent.type(canvas.getByLabelText('Email'), 'nadia@example.com');
    await userEvent.type(canvas.getByLabelText('Name or company'), 'Nadia Rahman');
    await userEvent.type(canvas.getByLabelText('Recipient’s name'), 'Sultana Begum');
    await userEvent.type(canvas.getByLabelText('Recipient’s email'), 'sultana@example.com');
    await userEvent.type(canvas.getByLabelText('From'), 'Nadia');
    await userEvent.type(canvas.getByLabelText('Message (optional)'), 'Happy birthday, Apa!');
  },
};
export const Phone: Story = { ...Guest, parameters: { initialViewport: 'phone' } };
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await select(canvas);
    await pay(canvas);
    await expect(await canvas.findByText('Please enter the recipient’s name')).toBeVisible();
    await expect(canvas.getByText('Please enter your name')).toBeVisible();
    await expect(Object.keys(server.db.state.gifts)).toHaveLength(0);
  },
};
export const Customer: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      signInCustomer(api);
    },
  },
  play: async ({ canvas }) => {
    await select(canvas);
    await expect(canvas.getByLabelText('From')).not.toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Recipient’s name'), 'Sultana Begum');
    await userEvent.type(canvas.getByLabelText('Recipient’s email'), 'sultana@example.com');
    await pay(canvas);
    await waitFor(() =>
      expect(Object.values(server.db.state.gifts)).toMatchObject([{ recipient_name: 'Sultana Begum', language: 'en' }]),
    );
  },
};
