import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartTooltip } from './chart-tooltip.tsx';

const bar = { x: 150, y: 120, width: 40, height: 100, middle: 170 };

const meta = {
  title: 'Components/Chart/Tooltip',
  component: ChartTooltip,
  args: { bar, width: 340, title: 'March 2026', text: '$1,249.90 spent' },
  decorators: [
    (Story) => (
      <div className="relative h-60 w-85">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const AtTheEdge: Story = {
  args: { bar: { ...bar, x: 318, middle: 330 } },
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvas.getByText('March 2026').parentElement?.getBoundingClientRect();
    const place = canvasElement.querySelector('.relative')?.getBoundingClientRect();
    await expect(sheet?.right).toBeLessThanOrEqual(place?.right ?? 0);
  },
};
