import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Lines: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-form gap-3">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton />
      <Skeleton className="h-4 w-4/5" />
    </div>
  ),
};
