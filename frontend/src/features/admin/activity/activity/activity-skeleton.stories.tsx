import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivitySkeleton } from './activity-skeleton.tsx';

const meta = {
  title: 'Features/Admin/Activity/Activity skeleton',
  component: ActivitySkeleton,
} satisfies Meta<typeof ActivitySkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
