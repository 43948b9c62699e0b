import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ViewOptions } from './view-options.tsx';

const meta = {
  title: 'Features/Admin/Kit/View options',
  component: ViewOptions,
  args: {
    columns: [
      { id: 'number', header: 'Order ID' },
      { id: 'customer', header: 'Customer' },
      { id: 'total', header: 'Total' },
    ],
    layout: { compact: false, hidden: ['total'] },
    onLayout: fn(),
  },
} satisfies Meta<typeof ViewOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is reachable with Tab, Space and the arrow keys. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'View options' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Order ID' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ compact: true, hidden: ['total'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Customer' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ compact: false, hidden: ['total', 'customer'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Total' }));
    await expect(args.onLayout).toHaveBeenLastCalledWith({ compact: false, hidden: [] });
  },
};
