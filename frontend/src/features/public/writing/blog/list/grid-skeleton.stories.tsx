import type { Meta, StoryObj } from '@storybook/react-vite';
import { GridSkeleton } from './grid-skeleton.tsx';

const meta = {
  title: 'Features/Blog/Grid skeleton',
  component: GridSkeleton,
  args: { isFirstPage: true },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof GridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LaterPage: Story = { args: { isFirstPage: false } };
