import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewSkeleton } from './overview-skeleton.tsx';

const meta = {
  title: 'Features/Account/Overview/Skeleton',
  component: OverviewSkeleton,
} satisfies Meta<typeof OverviewSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
