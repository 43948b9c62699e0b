import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

const meta = {
  title: 'Features/Products/Reviews skeleton',
  component: ReviewsSkeleton,
} satisfies Meta<typeof ReviewsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
