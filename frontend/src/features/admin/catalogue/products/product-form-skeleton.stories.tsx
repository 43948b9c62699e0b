import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';

const meta = { title: 'Features/Admin/Product form skeleton', component: ProductFormSkeleton } satisfies Meta<
  typeof ProductFormSkeleton
>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};
