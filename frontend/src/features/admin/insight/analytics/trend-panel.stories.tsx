import type { Meta, StoryObj } from '@storybook/react-vite';
import { figures } from './analytics-figures.ts';
import { sampleAnalytics } from './sample-analytics.ts';
import { TrendPanel } from './trend-panel.tsx';

const [revenue, orders, users] = figures as [
  (typeof figures)[number],
  (typeof figures)[number],
  (typeof figures)[number],
];

const meta = {
  title: 'Features/Admin/Analytics/Trend panel',
  component: TrendPanel,
  args: { analytics: sampleAnalytics, config: revenue, today: sampleAnalytics.to },
} satisfies Meta<typeof TrendPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const Falling: Story = { args: { config: orders } };
export const NothingBefore: Story = { args: { config: users } };
