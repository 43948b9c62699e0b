import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { UserSheet } from './user-sheet.tsx';

const meta = {
  title: 'Features/Admin/Users/User sheet',
  component: UserSheet,
  parameters: {
    layout: 'fullscreen',
    scenario: signInAdmin,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { open: true, user: null, isSelf: false, onClose: fn() },
} satisfies Meta<typeof UserSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Lamia Noor');
    await userEvent.type(canvas.getByLabelText('Email Address'), 'lamia.noor@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const WhatIsMissing: Story = {
  args: { onClose: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Nadia');
    await userEvent.type(canvas.getByLabelText('Email Address'), 'customer@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(await canvas.findByText('An account with this email already exists')).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveFocus();
  },
};
export const Own: Story = { args: { user: { ...sampleUser, role: 'super_admin', is_admin: true }, isSelf: true } };
export const Phone: Story = { args: { user: sampleUser }, parameters: { initialViewport: 'phone' } };
