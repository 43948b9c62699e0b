import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Feedback/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    question: 'Are you sure you want to delete this address?',
    children: '12 Kazla Road, Rajshahi 6204, Bangladesh',
    action: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: {
    open: { control: 'boolean' },
    busy: { control: 'boolean' },
    question: { control: 'text' },
    children: { control: 'text' },
    action: { control: 'text' },
    problem: { control: 'text' },
    onConfirm: { table: { disable: true } },
    onCancel: { table: { disable: true } },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    const question = 'Are you sure you want to delete this address?';
    await expect(canvas.getByRole('alertdialog', { name: question })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Cancelled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { problem: 'Failed to delete address.' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
