import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThreadSkeleton } from './thread-skeleton.tsx';

const meta = {
  title: 'Features/Blog/Thread skeleton',
  component: ThreadSkeleton,
} satisfies Meta<typeof ThreadSkeleton>;
export default meta;

export const OnItsWay: StoryObj<typeof meta> = {};
