import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/UI/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: {
    variant: {
      control: 'select',
      options: ['default', 'secondary', 'destructive', 'outline', 'soft', 'card', 'marigold', 'success', 'warning'],
    },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Default</Badge>
      <Badge variant="outline">Outline</Badge>
      <Badge variant="secondary">Windows Applications</Badge>
      <Badge variant="soft">Featured</Badge>
      <Badge variant="marigold">New</Badge>
      <Badge variant="success">
        <CircleCheck aria-hidden="true" />
        Completed
      </Badge>
      <Badge variant="warning">Pending</Badge>
      <Badge variant="destructive">Cancelled</Badge>
    </div>
  ),
};
