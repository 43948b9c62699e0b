import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longPerson, samplePerson } from '@/test/samples.ts';
import { DashboardNav } from './dashboard-nav.tsx';

const meta = {
  title: 'Features/Account/Dashboard navigation',
  component: DashboardNav,
  parameters: { routerPath: '/dashboard/orders' },
  args: { person: samplePerson, onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="flex w-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DashboardNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    const labels = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(labels.slice(0, 6)).toEqual(['Dashboard', 'Orders', 'Downloads', 'Addresses', 'My Wallet', 'Profile']);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = { args: { person: longPerson } };
export const NobodyYet: Story = { args: { person: null } };
