import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import { sampleUser } from '@/test/admin-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { DeleteUser } from './delete-user.tsx';

const meta = {
  title: 'Features/Admin/Users/Delete user',
  component: DeleteUser,
  parameters: { layout: 'fullscreen', scenario: signInAdmin, docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, user: sampleUser, onClose: fn() },
} satisfies Meta<typeof DeleteUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
/** The account has already been deleted. */
export const Refused: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(toasts.read().at(-1)).toMatchObject({ tone: 'danger' });
  },
};
