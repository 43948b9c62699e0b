import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { UserActions } from './user-actions.tsx';

const meta = {
  title: 'Features/Admin/Users/User actions',
  component: UserActions,
  args: {
    user: sampleUser,
    isSelf: false,
    onEdit: fn(),
    onDelete: fn(),
    onStatus: fn(),
    onWallet: fn(),
    onFactor: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-52 justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suspended: Story = {
  args: { user: { ...sampleUser, status: 'suspended' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More actions for ${sampleUser.name}` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Activate' }));
    await expect(args.onStatus).toHaveBeenCalledOnce();
  },
};
export const Own: Story = {
  args: { isSelf: true },
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Delete ${sampleUser.name}` })).toBeDisabled();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More actions for ${sampleUser.name}` }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
