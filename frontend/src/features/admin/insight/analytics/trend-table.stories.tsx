import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from './analytics-figures.ts';
import { sampleAnalytics } from './sample-analytics.ts';
import { TrendTable } from './trend-table.tsx';

const meta = {
  title: 'Features/Admin/Analytics/Trend table',
  component: TrendTable,
  args: { analytics: sampleAnalytics, config: figures[0] as (typeof figures)[number] },
} satisfies Meta<typeof TrendTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {};
