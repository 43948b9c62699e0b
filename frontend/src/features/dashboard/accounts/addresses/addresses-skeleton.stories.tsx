import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

const meta = {
  title: 'Features/Account/Addresses/Skeleton',
  component: AddressesSkeleton,
} satisfies Meta<typeof AddressesSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
