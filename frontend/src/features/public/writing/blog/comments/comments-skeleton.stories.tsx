import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentsSkeleton } from './comments-skeleton.tsx';

const meta = {
  title: 'Features/Blog/Comments skeleton',
  component: CommentsSkeleton,
} satisfies Meta<typeof CommentsSkeleton>;
export default meta;

export const OnItsWay: StoryObj<typeof meta> = {};
