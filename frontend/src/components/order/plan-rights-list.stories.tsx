import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanRightsList } from './plan-rights-list.tsx';

const plan = { id: 'a', name: 'Pro', price: 9.99, period: 'month', features: [] };

const meta = {
  title: 'Components/Order/Plan rights list',
  component: PlanRightsList,
  args: { plan: { ...plan, rights: { activations: 3, termMonths: 1, updateMonths: 1, supportMonths: 1 } } },
} satisfies Meta<typeof PlanRightsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Devices').nextSibling).toHaveTextContent('3');
    await expect(canvas.getByText('Updates').nextSibling).toHaveTextContent('While it lasts');
    await expect(canvas.getByText('Term').nextSibling).toHaveTextContent('A month');
  },
};
/** Details that the owner has left empty. */
export const Lifetime: Story = {
  args: { plan: { ...plan, period: 'once' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updates').nextSibling).toHaveTextContent('No time limit');
    await expect(canvas.getByText('Personal support').nextSibling).toHaveTextContent('None');
    await expect(canvas.getByText('Term').nextSibling).toHaveTextContent('Lifetime');
  },
};
