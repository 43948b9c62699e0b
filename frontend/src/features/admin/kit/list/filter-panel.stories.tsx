import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterPanel } from './filter-panel.tsx';

const meta = {
  title: 'Features/Admin/Kit/Filter panel',
  component: FilterPanel,
  args: {
    filters: [
      {
        name: 'status',
        legend: 'Status',
        value: 'active',
        options: [
          { value: 'active', label: 'Active' },
          { value: 'suspended', label: 'Suspended' },
        ],
      },
      {
        name: 'month',
        legend: 'Month',
        value: undefined,
        isLong: true,
        options: [
          { value: '2026-11', label: 'November 2026' },
          { value: '2026-10', label: 'October 2026' },
        ],
      },
      { name: 'from', legend: 'From', value: undefined },
      { name: 'to', legend: 'To', value: '2026-11-20' },
    ],
    onFilter: fn(),
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;

export const Choosing: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Suspended' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith('status', 'suspended');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith('status', undefined);
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'October 2026');
    await expect(args.onFilter).toHaveBeenLastCalledWith('month', '2026-10');
  },
};
