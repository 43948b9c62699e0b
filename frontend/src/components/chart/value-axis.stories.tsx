import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartLayout } from './chart-layout.ts';
import { ValueAxis } from './value-axis.tsx';

const meta = {
  title: 'Components/Chart/Value axis',
  component: ValueAxis,
  args: {
    layout: chartLayout({ width: 560, height: 240, values: [4, 9, 15], top: 15, letters: 2 }),
    title: 'Orders per day',
    lines: [0, 5, 10, 15],
    formatLine: String,
  },
  decorators: [
    (Story) => (
      <svg width={560} height={240} aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof ValueAxis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Round: Story = {};
