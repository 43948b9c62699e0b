import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/components/ui/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const meta = {
  title: 'Features/Admin/List/Bulk bar',
  component: BulkBar,
  args: { count: 3, noun: ['order', 'orders'], onClear: fn(), children: <Button size="sm">Start processing 3</Button> },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 orders selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
