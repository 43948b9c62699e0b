import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ListHelp } from './list-help.tsx';

const meta = {
  title: 'Features/Admin/List/Help',
  component: ListHelp,
  parameters: { scenario: signInAdmin, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onOpen: fn() },
} satisfies Meta<typeof ListHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    const letters = canvas.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await userEvent.click(letters);
    await expect(letters).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onOpen).toHaveBeenCalledWith(false);
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
