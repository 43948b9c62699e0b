import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRows } from './skeleton-rows.tsx';

const meta = {
  title: 'Components/UI/Skeleton rows',
  component: SkeletonRows,
  args: { rows: 3 },
} satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithSwitches: Story = { args: { end: 'switch' } };
export const WithIcons: Story = { args: { start: 'icon', end: 'button' } };
