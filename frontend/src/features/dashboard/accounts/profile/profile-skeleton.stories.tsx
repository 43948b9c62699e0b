import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const meta = {
  title: 'Features/Account/Profile/Skeleton',
  component: ProfileSkeleton,
} satisfies Meta<typeof ProfileSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
