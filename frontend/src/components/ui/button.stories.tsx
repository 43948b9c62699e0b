import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/UI/Button',
  component: Button,
  args: { children: 'Save Changes', onClick: fn() },
  argTypes: {
    variant: {
      control: 'select',
      options: ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'marigold'],
    },
    size: { control: 'select', options: ['sm', 'default', 'lg', 'icon'] },
    busy: { control: 'boolean' },
    disabled: { control: 'boolean' },
    children: { control: 'text' },
    asChild: { table: { disable: true } },
    onClick: { table: { disable: true } },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { variant: 'outline' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Destructive: Story = { args: { variant: 'destructive', children: 'Delete' } };
export const AsLink: Story = {
  args: { variant: 'link', asChild: true, children: <a href="#prices">Prices</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('data-slot', 'button');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const WithIcon: Story = {
  args: { size: 'lg', children: [<Download key="icon" aria-hidden="true" />, 'Download Now'] },
};
export const Small: Story = { args: { size: 'sm', variant: 'outline', children: 'Sign in' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true, children: 'Signing in...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

function Saving() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 100);
  };
  return (
    <Button busy={busy} onClick={save}>
      Save Changes
    </Button>
  );
}
/** A button that gets disabled loses the focus, and gets it back when enabled. */
export const FocusedAgain: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toBeDisabled();
    await waitFor(() => expect(button).toBeEnabled());
    await expect(button).toHaveFocus();
  },
};
