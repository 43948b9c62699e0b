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
    await expect(canvas.getByRole('list', { name: 'Included' })).toHaveTextContent(
      '3 devicesUpdates while it lastsSupport while it lasts',
    );
  },
};
/** Details that the owner has left empty. */
export const Lifetime: Story = {
  args: { plan: { ...plan, period: 'once' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('1 deviceUpdates with no time limitNo personal support');
  },
};
