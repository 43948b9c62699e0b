import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/components/ui/button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkRun } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

const selection: Selection<number> = {
  selected: [10_001, 10_002, 10_003],
  has: () => true,
  toggle: fn(),
  toggleAll: fn(),
  clear: fn(),
  select: fn(),
  all: true,
  name: (number) => `order #${number}`,
};
const result = {
  total: 214,
  isPart: false,
  isSelected: false,
  loaded: undefined,
  selectAll: fn(),
  cancel: fn(),
};
const bulk: BulkRun<number> = {
  progress: undefined,
  run: fn(),
  stop: fn(),
  report: undefined,
  closeReport: fn(),
};

const meta = {
  title: 'Features/Admin/List/Bulk bar',
  component: BulkBar<number>,
  args: { selection, noun: ['order', 'orders'], bulk, children: <Button size="sm">Start processing</Button> },
} satisfies Meta<typeof BulkBar<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 orders selected');
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(selection.clear).toHaveBeenCalledOnce();
  },
};
export const WholePage: Story = {
  args: { selection: { ...selection, result } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 214 orders' }));
    await expect(result.selectAll).toHaveBeenCalledOnce();
  },
};
export const TooMany: Story = {
  args: { selection: { ...selection, result: { ...result, total: 1000, isPart: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select the first 1,000 orders' })).toBeVisible();
  },
};
export const Selecting: Story = {
  args: { selection: { ...selection, result: { ...result, loaded: 100 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Selecting 100 of 214');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(result.cancel).toHaveBeenCalledOnce();
  },
};
export const Running: Story = {
  args: { bulk: { ...bulk, progress: { tried: 34, total: 214 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed 34 of 214');
    await expect(canvas.queryByRole('button', { name: 'Start processing' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(bulk.stop).toHaveBeenCalledOnce();
  },
};
export const NotAll: Story = {
  args: {
    bulk: {
      ...bulk,
      report: {
        changed: 208,
        refused: [
          { row: 10_004, reason: 'This has been changed since you opened it. Reload to see the latest version.' },
          { row: 10_007, reason: 'An order cannot change from cancelled to processing' },
        ],
        left: [10_008],
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: '3 orders not changed' });
    await expect(dialog).toHaveTextContent('208 orders changed. Stopped before the last 1 order.');
    await expect(dialog).toHaveTextContent('Order #10007An order cannot change');
    await userEvent.click(canvas.getByRole('button', { name: 'Select them again' }));
    await expect(selection.select).toHaveBeenCalledWith([10_004, 10_007, 10_008]);
  },
};
export const Phone: Story = { ...WholePage, parameters: { initialViewport: 'phone' } };
export const None: Story = {
  args: { selection: { ...selection, selected: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
