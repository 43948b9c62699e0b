import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanFields } from './plan-fields.tsx';
import { newPlan } from './product-draft.ts';

const meta = {
  title: 'Features/Admin/Plan fields',
  component: PlanFields,
  args: {
    plan: newPlan('plan-0', { name: 'Pro', price: '9.99', features: 'Alarms\nWidget' }),
    number: 1,
    problems: {},
    onChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PlanFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Launch: Story = {
  args: { plan: newPlan('plan-0', { name: 'Pro', price: '9.99', launchPrice: '4.99', launchDay: '2026-12-31' }) },
};
/** With what buyers in three countries pay. */
export const CountryPrices: Story = {
  args: { plan: newPlan('plan-0', { name: 'Pro', price: '9.99', countryPrices: 'BD, IN: 40%\nGermany: 8.5' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('What buyers pay, before tax')).toHaveTextContent(
      'Bangladesh$5.99Germany$8.50United States$9.99',
    );
  },
};
export const Wrong: Story = {
  args: {
    plan: newPlan('plan-0', { term: 'months' }),
    problems: {
      'plan-0-name': 'Please name the plan',
      'plan-0-price': 'Enter a price from 0 to 10,000 with at most two decimals',
      'plan-0-termMonths': 'Enter a whole number from 1 to 120',
      'plan-0-launchPrice': 'Enter a price below the regular one',
      'plan-0-launchDay': 'Please choose today or a later date',
    },
    onRemove: undefined,
  },
};
