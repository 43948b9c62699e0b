import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryGridSkeleton } from './library-grid-skeleton.tsx';

const meta = {
  title: 'Features/Admin/Pictures/Library grid skeleton',
  component: LibraryGridSkeleton,
} satisfies Meta<typeof LibraryGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
