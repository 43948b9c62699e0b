import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/UI/Skeleton',
  component: Skeleton,
  argTypes: {
    className: { control: 'select', options: ['h-4 w-full', 'h-7 w-1/2', 'h-24 w-full', 'size-14 rounded-full'] },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { className: 'h-4 w-full' } };
export const Lines: StoryObj<typeof meta> = {
  render: () => (
    <div className="grid max-w-form gap-3">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton />
      <Skeleton className="h-4 w-4/5" />
    </div>
  ),
};
