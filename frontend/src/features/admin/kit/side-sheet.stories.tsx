import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SideSheet } from './side-sheet.tsx';

const meta = {
  title: 'Features/Admin/Kit/Side sheet',
  component: SideSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    title: 'Add User',
    onClose: fn(),
    cancel: true,
    footer: <Button>Save</Button>,
    children: <Field name="name" label="Full Name" />,
  },
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const AsksBeforeTextIsLost: Story = {
  args: { dirty: true, onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** A cancelled file chooser bubbles `cancel`, as a nested sheet bubbles `close`: the panel ignores both. */
export const IgnoresWhatHappensInside: Story = {
  args: { dirty: true, onClose: fn(), children: <input type="file" aria-label="Picture" /> },
  play: async ({ args, canvas }) => {
    const chooser = canvas.getByLabelText('Picture');
    for (const name of ['cancel', 'close']) chooser.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
