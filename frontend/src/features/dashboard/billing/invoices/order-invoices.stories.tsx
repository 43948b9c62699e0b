import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderInvoices } from './order-invoices.tsx';

let ids = { completed: '', refunded: '', pending: '' };
const start = (api: MockApi) => {
  const owner = api.db.accountByEmail('customer@example.com')?.user.id;
  const find = (status: keyof typeof ids) =>
    api.db.state.orders.find((order) => order.userId === owner && order.status === status)?.id ?? '';
  ids = { completed: find('completed'), refunded: find('refunded'), pending: find('pending') };
};

const meta = {
  title: 'Features/Account/Order invoices',
  component: OrderInvoices,
  args: { id: '' },
  parameters: {
    scenario: (api: MockApi) => {
      start(api);
      signInCustomer(api);
    },
  },
  render: () => <OrderInvoices id={ids.completed} />,
} satisfies Meta<typeof OrderInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^Invoice \d{4}-\d{5}$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Download PDF of \d{4}-/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^E-invoice \(XML\) of \d{4}-/ })).toBeVisible();
  },
};
export const Refunded: Story = {
  render: () => <OrderInvoices id={ids.refunded} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^Credit note CN-/ })).toBeVisible();
  },
};
export const Unpaid: Story = {
  render: () => <OrderInvoices id={ids.pending} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoice')).toBeVisible();
  },
};
export const Unknown: Story = {
  render: () => <OrderInvoices id="00000000-0000-4000-8000-000000000099" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order not found.');
  },
};
