import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportSkeleton } from './report-skeleton.tsx';

const meta = {
  title: 'Features/Account/Report/Skeleton',
  component: ReportSkeleton,
} satisfies Meta<typeof ReportSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
