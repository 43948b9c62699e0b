import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordSkeleton } from './record-skeleton.tsx';

const meta = { title: 'Features/Admin/Record skeleton', component: RecordSkeleton } satisfies Meta<
  typeof RecordSkeleton
>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};
