import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longPerson, samplePerson } from '@/test/samples.ts';
import { AdminNav } from './admin-nav.tsx';

const meta = {
  title: 'Features/Admin/Layout/Navigation',
  component: AdminNav,
  parameters: { routerPath: '/admin/users' },
  args: { person: samplePerson, onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="flex w-60 pl-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdminNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Admin' })).toHaveTextContent(
      'DashboardProductsOrdersUsersContentAnalyticsProfileSettingsInbox',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = { args: { person: longPerson } };
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Analytics' })).toHaveAttribute('title', 'Analytics');
  },
};
