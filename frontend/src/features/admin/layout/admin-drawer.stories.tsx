import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePerson } from '@/test/samples.ts';
import { AdminDrawer } from './admin-drawer.tsx';

const meta = {
  title: 'Features/Admin/Layout/Drawer',
  component: AdminDrawer,
  parameters: { layout: 'fullscreen', routerPath: '/admin/orders', initialViewport: 'phone' },

  args: { open: true, onClose: fn(), person: samplePerson, onLogout: fn() },
} satisfies Meta<typeof AdminDrawer>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Admin menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close admin menu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
