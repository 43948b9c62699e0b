import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Components/Status badge',
  component: StatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

export const Every: StoryObj<typeof meta> = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {['active', 'pending', 'suspended', 'draft', 'refunded', 'new'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      <StatusBadge status="suspended" label="suspended" />
    </div>
  ),
};
