import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Search, Share2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const icons = { Bell, Heart, Search, Share2 };

const meta = {
  title: 'Components/UI/Icon button',
  component: IconButton,
  args: { icon: Bell, label: 'Notifications', onClick: fn() },
  argTypes: {
    label: { control: 'text' },
    disabled: { control: 'boolean' },
    'aria-pressed': { control: 'boolean' },
    icon: { options: Object.keys(icons), mapping: icons, control: 'select' },
    onClick: { table: { disable: true } },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = { args: { 'aria-pressed': true } };
