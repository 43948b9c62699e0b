import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { AreaTabs } from './area-tabs.tsx';

const meta = {
  title: 'Features/Admin/Layout/Tabs',
  component: AreaTabs,
  parameters: { layout: 'fullscreen', scenario: signInAdmin, routerPath: '/admin/orders/payments' },
  decorators: [
    (Story) => (
      <div className="px-(--edge)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AreaTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Payments/, current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};
/** With a count where something waits. */
export const Inbox: Story = {
  parameters: { routerPath: '/admin/inbox/reviews' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Messages 2 waiting' })).toBeVisible();
  },
};
/** The row scrolls sideways and keeps the current tab visible. */
export const Phone: Story = {
  parameters: { routerPath: '/admin/settings/activity', initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('link', { name: 'Activity' });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
/** An area with a single screen has no tabs. */
export const Single: Story = {
  tags: ['no-picture'],
  parameters: { routerPath: '/admin/profile' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
