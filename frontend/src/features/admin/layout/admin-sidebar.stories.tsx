import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePerson } from '@/test/samples.ts';
import { AdminSidebar } from './admin-sidebar.tsx';

const meta = {
  title: 'Features/Admin/Layout/Sidebar',
  component: AdminSidebar,
  parameters: { layout: 'fullscreen', routerPath: '/admin', initialViewport: 'desktop' },

  args: { person: samplePerson, collapsed: false, onCollapse: fn(), onSearch: fn(), onLogout: fn() },
} satisfies Meta<typeof AdminSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary').offsetWidth).toBe(250);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(args.onCollapse).toHaveBeenLastCalledWith(true);
  },
};
export const Collapsed: Story = { args: { collapsed: true } };
