import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { samplePerson } from '@/test/samples.ts';
import { DashboardDrawer } from './dashboard-drawer.tsx';
import { DashboardNav } from './dashboard-nav.tsx';

const meta = {
  title: 'Features/Account/Dashboard drawer',
  component: DashboardDrawer,
  parameters: { initialViewport: 'phone' },
  args: {
    open: true,
    onClose: fn(),
    children: <DashboardNav person={samplePerson} onLogout={fn()} />,
  },
} satisfies Meta<typeof DashboardDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Dashboard menu' })).toBeVisible();
  },
};
export const ClosesByPressOutside: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 340, clientY: 300 } });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
