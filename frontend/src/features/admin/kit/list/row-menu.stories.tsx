import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Pencil, Trash2, Wallet } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { RowMenu } from './row-menu.tsx';

const suspend = fn();

const meta = {
  title: 'Features/Admin/Kit/Row menu',
  component: RowMenu,
  args: {
    label: 'More actions for Nadia Rahman',
    items: [
      { label: 'Wallet', icon: Wallet, onSelect: fn() },
      { label: 'Suspend', icon: Ban, onSelect: suspend },
      { label: 'Delete', icon: Trash2, onSelect: fn(), danger: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Nadia Rahman' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Wallet' })).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Nadia Rahman' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Wallet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(suspend).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
/** Entries that only phones show are skipped: the first and last visible ones take the focus. */
export const WithoutPhoneEntries: Story = {
  parameters: { initialViewport: 'desktop' },
  args: {
    items: [
      { label: 'Edit', icon: Pencil, onSelect: fn(), phoneOnly: true },
      { label: 'Wallet', icon: Wallet, onSelect: fn() },
      { label: 'Suspend', icon: Ban, onSelect: fn() },
      { label: 'Delete', icon: Trash2, onSelect: fn(), danger: true, phoneOnly: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Nadia Rahman' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Wallet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Suspend' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus();
  },
};
