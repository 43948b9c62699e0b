import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { RetiredPlan } from '@/api/generated/model.ts';
import { RetiredPlans } from './retired-plans.tsx';

const rights = { activations: 3, updateMonths: 1, supportMonths: 0, termMonths: 1 };
const plan = (at: number, given: Partial<RetiredPlan>): RetiredPlan => ({
  id: `7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a${at}0`,
  name: 'Mosque and office',
  price: 9.99,
  period: 'month',
  features: [],
  rights,
  renewable: true,
  ...given,
});
const monthly = plan(1, {});
const once = plan(2, {
  name: 'Household with every picture of the last three years',
  price: 0,
  period: 'once',
  rights: { ...rights, termMonths: null },
  renewable: false,
});

const meta = {
  title: 'Features/Admin/Retired plans',
  component: RetiredPlans,
  args: {
    retired: [
      { plan: monthly, renewable: true },
      { plan: once, renewable: false },
    ],
    uses: [
      { id: monthly.id, holders: 1_240, files: [] },
      { id: once.id, holders: 1, files: [] },
    ],
    onChange: fn(),
    onRestore: fn(),
  },
  render: function Render(args) {
    const [retired, setRetired] = useState(args.retired);
    return <RetiredPlans {...args} retired={retired} onChange={setRetired} />;
  },
} satisfies Meta<typeof RetiredPlans>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only plans with an expiry can be renewed, so only for those is it asked. */
export const Held: Story = {
  play: async ({ canvas, args }) => {
    const section = canvas.getByRole('region', { name: 'No longer sold' });
    await expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(section).getByText('$9.99, 1,240 customers')).toBeVisible();
    await expect(within(section).getByText('Free, 1 customer')).toBeVisible();
    const renewable = within(section).getByRole('checkbox', { name: /^Customers can renew it/ });
    await expect(within(section).getByText('At this price.')).toBeVisible();
    await userEvent.click(renewable);
    await expect(renewable).not.toBeChecked();
    await expect(within(section).getByText('It ends when the paid term ends.')).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: /Mosque and office$/ }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onRestore).toHaveBeenCalledWith({ plan: monthly, renewable: false });
  },
};
export const None: Story = {
  args: { retired: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No longer sold')).toBeNull();
  },
};
