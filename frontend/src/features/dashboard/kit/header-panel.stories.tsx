import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { HeaderPanel } from './header-panel.tsx';

const meta = {
  title: 'Features/Account/Header panel',
  component: HeaderPanel,
  args: {
    icon: Bell,
    label: 'Notifications',
    open: true,
    onToggle: fn(),
    children: <p className="p-4">No notifications yet</p>,
  },
  decorators: [
    (Story) => (
      <div className="relative flex h-40 justify-end">
        <div className="relative h-11 w-72">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof HeaderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
  },
};
export const ClosesOnEscape: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
  },
};
export const Marked: Story = {
  args: { open: false, note: '2 unread', marked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription('2 unread');
  },
};
