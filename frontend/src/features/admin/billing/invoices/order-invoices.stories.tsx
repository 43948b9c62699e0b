import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderInvoices } from './order-invoices.tsx';

let order = '';

const meta = {
  title: 'Features/Admin/Order invoices',
  component: OrderInvoices,
  args: { id: '' },
  parameters: {
    scenario: (api: MockApi) => {
      order = api.db.state.orders.find(({ status }) => status === 'refunded')?.id ?? '';
      signInAdmin(api);
    },
  },
  render: () => <OrderInvoices id={order} />,
} satisfies Meta<typeof OrderInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refunded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^Credit note CN-/ })).toBeVisible();
  },
};
export const Unknown: Story = {
  render: () => <OrderInvoices id="00000000-0000-4000-8000-000000000099" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order not found.');
  },
};
