import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PlansField } from './plans-field.tsx';
import { newPlan, type PlanDraft } from './product-draft.ts';

const meta = {
  title: 'Features/Admin/Plans field',
  component: PlansField,
  args: {
    plans: [newPlan('plan-0', { name: 'Free', price: '0' })],
    problems: {},
    onChange: () => {},
    onSolve: () => {},
  },
  render: function Render(args) {
    const [plans, setPlans] = useState<readonly PlanDraft[]>(args.plans);
    return <PlansField {...args} plans={plans} onChange={setPlans} />;
  },
} satisfies Meta<typeof PlansField>;
export default meta;

/** The only plan cannot be removed; of several, each can. */
export const AddedAndRemoved: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove plan/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a plan' }));
    await expect(canvas.getAllByLabelText('Name')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan 1' }));
    await expect(canvas.getAllByLabelText('Name')).toHaveLength(1);
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};
