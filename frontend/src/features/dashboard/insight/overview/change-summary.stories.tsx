import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeSummary } from './change-summary.tsx';

const meta = {
  title: 'Features/Account/Overview/Change line',
  component: ChangeSummary,
  args: { change: 12.5 },
} satisfies Meta<typeof ChangeSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { change: -3.1 } };
export const Same: Story = { args: { change: 0 } };
export const NothingToCompare: Story = { args: { change: null } };
