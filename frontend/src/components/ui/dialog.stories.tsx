import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focusOnce } from '@/lib/focus-once.ts';
import { Button } from './button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx';

const meta = {
  title: 'Components/UI/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    children: (
      <DialogContent aria-label="Delivery">
        <div className="p-6">
          <p>Files are ready in your downloads as soon as an order is completed.</p>
          <Button className="mt-6">Understood</Button>
        </div>
      </DialogContent>
    ),
  },
  argTypes: {
    open: { control: 'boolean' },
    defaultOpen: { table: { disable: true } },
    onOpenChange: { table: { disable: true } },
    children: { table: { disable: true } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Delivery' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Understood' })).toHaveFocus();
  },
};
export const Wide: Story = {
  args: {
    children: (
      <DialogContent aria-label="Delivery" className="dialog-wide">
        <p className="p-6">Files are ready in your downloads as soon as an order is completed.</p>
      </DialogContent>
    ),
  },
};
export const ClosesByPressBeside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Files are ready/));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
const withHeading = (autofocus: boolean) => (
  <DialogContent aria-labelledby="heading">
    <Button>Close</Button>
    <h2 id="heading" tabIndex={-1}>
      Delivery
    </h2>
    <input aria-label="Code" ref={autofocus ? focusOnce : null} />
  </DialogContent>
);
/** In every browser, and wherever the heading is. */
export const StartsAtHeading: Story = {
  tags: ['no-picture'],
  args: { children: withHeading(false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  },
};
export const StartsAtField: Story = {
  tags: ['no-picture'],
  args: { children: withHeading(true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
};
function ReopenedDialog() {
  const [open, setOpen] = useState(true);
  const reopen = () => {
    flushSync(() => setOpen(false));
    flushSync(() => setOpen(true));
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent aria-label="Delivery">
        <Button onClick={reopen}>Again</Button>
      </DialogContent>
    </Dialog>
  );
}
/** The event of the first closing arrives after the second opening. */
export const Reopened: Story = {
  tags: ['no-picture'],
  render: () => <ReopenedDialog />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Delivery' });
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(dialog).toBeVisible();
  },
};
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** With its parts, and uncontrolled. */
export const Parts: Story = {
  args: {
    open: undefined,
    children: (
      <>
        <DialogTrigger asChild>
          <Button variant="outline">Delete order</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Delete this order?</DialogTitle>
            <DialogDescription>Its files can no longer be downloaded.</DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button variant="destructive">Delete</Button>
          </DialogFooter>
        </DialogContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete order' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Delete this order?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Delete order' })).toHaveFocus();
  },
};
