import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderSkeleton } from './order-skeleton.tsx';

const meta = { title: 'Features/Account/Order skeleton', component: OrderSkeleton } satisfies Meta<
  typeof OrderSkeleton
>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};
