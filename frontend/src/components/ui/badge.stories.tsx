import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

const meta = { title: 'Components/UI/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Windows Applications</Badge>
      <Badge tone="accent">Featured</Badge>
      <Badge tone="marigold">New</Badge>
      <Badge tone="success">
        <CircleCheck aria-hidden="true" />
        Completed
      </Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="danger">Cancelled</Badge>
    </div>
  ),
};
