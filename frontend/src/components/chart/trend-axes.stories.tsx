import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartLayout } from './chart-layout.ts';
import { TrendAxes } from './trend-axes.tsx';

const labels = Array.from({ length: 30 }, (_, index) => `Nov ${index + 1}`);
const values = labels.map((_, index) => (index * 7) % 15);

const meta = {
  title: 'Components/Chart/Trend axes',
  component: TrendAxes,
  args: {
    layout: chartLayout({ width: 560, height: 240, values, top: 15, letters: 2 }),
    title: 'Orders per day',
    lines: [0, 5, 10, 15],
    formatLine: String,
    labels,
  },
  decorators: [
    (Story) => (
      <svg width={560} height={240} aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof TrendAxes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};
