import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton } from './list-skeleton.tsx';

const meta = {
  title: 'Features/Admin/Content/List skeleton',
  component: ListSkeleton,
} satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
