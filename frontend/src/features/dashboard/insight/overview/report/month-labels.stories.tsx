import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartLayout } from '@/components/chart/chart-layout.ts';
import { sampleMonths } from '@/test/dashboard-samples.ts';
import { MonthLabels } from './month-labels.tsx';

const months = sampleMonths.map(({ month }) => month);
const values = sampleMonths.map(({ orders }) => orders);
const layoutFor = (width: number) => chartLayout({ width, height: 300, values, top: 15, letters: 2 });

const meta = {
  title: 'Features/Account/Report/Month names',
  component: MonthLabels,
  args: {
    layout: layoutFor(640),
    months,
  },
  decorators: [
    (Story) => (
      <svg width={640} height={300} aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof MonthLabels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { layout: layoutFor(280) } };
