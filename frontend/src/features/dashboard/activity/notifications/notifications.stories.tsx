import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { saveNotifications } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { Notifications } from './notifications.tsx';

const withNotifications = (count: number) => (api: MockApi) => {
  signInCustomer(api);
  saveNotifications(api, count);
};

const meta = {
  title: 'Features/Account/Notifications/Bell',
  component: Notifications,
  parameters: { scenario: withNotifications(3), docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onToggle: fn() },
  decorators: [
    (Story) => (
      <div className="flex h-130 justify-end">
        <div className="relative h-11">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoUnread: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription('2 unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};
export const Followed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Funds added/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};
export const None: Story = {
  parameters: { scenario: withNotifications(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet')).toBeVisible();
  },
};
export const Many: Story = {
  parameters: { scenario: withNotifications(30) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24));
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('listNotifications', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch notifications');
  },
};
export const NotMarked: Story = {
  parameters: {
    scenario: (api) => {
      withNotifications(3)(api);
      api.scenarios.failing('markNotificationsRead', 500);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to mark notifications as read');
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
};
