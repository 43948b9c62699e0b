import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOrderRows } from '@/test/commerce-samples.ts';
import { OrderCustomer } from './order-customer.tsx';

const meta = { title: 'Features/Admin/Order customer', component: OrderCustomer } satisfies Meta<typeof OrderCustomer>;
export default meta;

/** A customer, a customer with a long name in little space, and a deleted account. */
export const All: StoryObj<typeof meta> = {
  args: { customer: null },
  render: () => (
    <div className="grid max-w-60 gap-4 text-sm">
      {sampleOrderRows.slice(1).map(({ id, customer }) => (
        <OrderCustomer key={id} customer={customer} />
      ))}
    </div>
  ),
};

/** Bought without an account. */
export const Guest: StoryObj<typeof meta> = {
  args: { customer: { id: 'guest', name: 'Nadia Rahman', email: 'nadia@example.com', guest: true } },
};
