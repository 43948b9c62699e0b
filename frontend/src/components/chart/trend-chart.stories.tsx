import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { TrendChart } from './trend-chart.tsx';

const points = Array.from({ length: 30 }, (_, index) => ({
  label: `Nov ${index + 1}`,
  title: `November ${index + 1}, 2026`,
  value: (index * 7) % 15,
  before: (index * 5) % 11,
  running: index === 29,
}));

const meta = {
  title: 'Components/Chart/Trend chart',
  component: TrendChart,
  args: {
    points,
    axis: 'Orders per day',
    summary: 'Orders per day, November 2026. Highest on November 3: 14 orders.',
    describe: (value) => `${value} orders`,
    formatLine: String,
    integersOnly: true,
    unit: 'Day',
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'November 30, 2026: 8 orders, previously 2 orders');
    slider.focus();
    // The simulated keyboard does not move a slider; browsers answer an arrow key with this event.
    fireEvent.change(slider, { target: { value: '28' } });
    await expect(canvas.getByText('Previously: 8 orders')).toBeVisible();
  },
};
export const OneColumn: Story = { args: { points: points.slice(0, 1) } };
export const Nothing: Story = { args: { points: points.map((point) => ({ ...point, value: 0, before: 0 })) } };
/** A click on a column, or Enter on the slider, opens the records behind it. */
export const Opens: Story = {
  args: { choice: { hint: 'Show orders', onChoose: fn() } },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Day' });
    await expect(slider).toHaveAccessibleDescription('Enter: Show orders');
    slider.focus();
    await fireEvent.keyDown(slider, { key: 'Enter' });
    await expect(args.choice?.onChoose).toHaveBeenLastCalledWith(29);
    const chart = canvas.getByRole('img');
    const { left, width, top } = chart.getBoundingClientRect();
    await fireEvent.pointerUp(chart, { pointerType: 'mouse', button: 0, clientX: left + width / 2, clientY: top + 60 });
    await expect(args.choice?.onChoose).toHaveBeenCalledTimes(2);
  },
};
