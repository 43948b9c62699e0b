import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartLayout } from './chart-layout.ts';
import { ColumnLabels } from './column-labels.tsx';

const labels = Array.from({ length: 30 }, (_, index) => `Nov ${index + 1}`);
const values = labels.map((_, index) => (index * 7) % 15);

const meta = {
  title: 'Components/Chart/Column names',
  component: ColumnLabels,
  args: {
    layout: chartLayout({ width: 560, height: 240, values, top: 15, letters: 2 }),
    labels,
  },
  decorators: [
    (Story) => (
      <svg width={560} height={240} aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof ColumnLabels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};
