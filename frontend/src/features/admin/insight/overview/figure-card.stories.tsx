import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { FigureCard } from './figure-card.tsx';

const meta = {
  title: 'Features/Admin/Overview/Figure card',
  component: FigureCard,
  args: { icon: Users, label: 'Total Users', value: '1,234', change: 12.5, previous: 'in 30 days' },
  decorators: [
    (Story) => (
      <dl className="max-w-72">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof FigureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const Falling: Story = { args: { label: 'Revenue', value: '$45,678', change: -3.2 } };
export const NothingToCompare: Story = { args: { value: '0', change: null } };
