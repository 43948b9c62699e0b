import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/UI/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: fn(),
    'aria-label': 'Delivery',
    children: (
      <div className="p-6">
        <p>Files are ready in your downloads as soon as an order is completed.</p>
        <Button className="mt-6">Understood</Button>
      </div>
    ),
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
export const Wide: Story = { args: { className: 'dialog-wide' } };
export const ClosesByPressBeside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Files are ready/));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
