import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { barPath } from './chart-layout.ts';
import { ColumnChart } from './column-chart.tsx';

const values = [3, 8, 0, 12, 5];

const meta = {
  title: 'Components/Chart/Column chart',
  component: ColumnChart,
  args: {
    values,
    peak: 12,
    height: 240,
    axis: 'Orders per day',
    formatLine: String,
    integersOnly: true,
    summary: 'Orders of five days; the most were 12.',
    unit: 'Day',
    describe: (index) => `Day ${index + 1}: ${values[index]} orders`,
    tooltip: (index) => ({ title: `Day ${index + 1}`, text: `${values[index]} orders` }),
    children: ({ bars }) => bars.map((bar) => <path key={bar.x} d={barPath(bar)} className="fill-primary" />),
  },
} satisfies Meta<typeof ColumnChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' });
    await userEvent.click(slider);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Day 5: 5 orders');
    await expect(await canvas.findByText('Day 5')).toBeVisible();
  },
};
export const Nothing: Story = { args: { values: [], peak: 0, summary: 'No orders.', children: () => [] } };
