import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Notification } from '@/api/generated/model.ts';
import { sampleNotifications } from '@/test/dashboard-samples.ts';
import { NotificationRow } from './notification-row.tsx';

const now = Date.UTC(2026, 10, 20, 12);
const [first] = sampleNotifications(1, now) as [Notification];

const meta = {
  title: 'Features/Account/Notifications/Row',
  component: NotificationRow,
  args: { notification: first, now, onFollow: fn() },
  decorators: [
    (Story) => (
      <ul className="max-w-96 border border-border">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('12 minutes agoUnread');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard/orders');
  },
};
export const Read: Story = { args: { notification: { ...first, read: true, kind: 'version' } } };
export const Long: Story = {
  args: {
    notification: {
      ...first,
      kind: 'wallet',
      title: 'Ramadan Kareem Background bundle, complete edition with sources 2.4.0-beta.1',
      text: 'A new version of everything that belongs to the bundle is ready to download from your account.',
    },
  },
};
