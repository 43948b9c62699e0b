import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building, House } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { ChoiceGroup } from './choice-group.tsx';

const meta = {
  title: 'Components/UI/Choice group',
  component: ChoiceGroup,
  args: {
    legend: 'Payout method',
    name: 'method',
    options: ['bKash', 'Nagad', 'Rocket', 'Bank'].map((label) => ({ value: label, label })),
    value: 'Nagad',
    className: 'grid grid-cols-2 sm:grid-cols-4',
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between the options. */
export const Words: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Nagad' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rocket' })).toBeChecked();
  },
};
export const Icons: Story = {
  args: {
    legend: 'Address Type',
    name: 'type',
    options: [
      { value: 'home', label: 'Home', icon: House },
      { value: 'office', label: 'Office', icon: Building },
    ],
    value: 'home',
    className: 'grid grid-cols-2',
  },
};
export const Long: Story = {
  args: {
    options: [
      { value: 'a', label: 'Approve and tell the customer at once' },
      { value: 'b', label: 'Refuse' },
    ],
    value: 'b',
    className: 'flex flex-wrap',
  },
};
