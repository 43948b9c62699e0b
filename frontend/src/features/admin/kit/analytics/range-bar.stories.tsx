import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RangeBar } from './range-bar.tsx';

const meta = {
  title: 'Features/Admin/Analytics/Range bar',
  component: RangeBar,
  args: {
    range: { from: '2026-10-22', to: '2026-11-20', unit: 'day', preset: '30d' },
    today: '2026-11-20',
    onChange: fn(),
  },
} satisfies Meta<typeof RangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: '90d' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'week');
    await expect(args.onChange).toHaveBeenLastCalledWith({ range: '30d', unit: 'week' });
  },
};
