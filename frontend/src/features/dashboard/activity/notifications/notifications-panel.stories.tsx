import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { saveNotifications } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { NotificationsPanel } from './notifications-panel.tsx';
import { useNotifications } from './use-notifications.ts';

/** The panel with its notifications; the bell around it has stories of its own. */
function Panel({ onFollow }: { readonly onFollow: () => void }) {
  return <NotificationsPanel {...useNotifications()} onFollow={onFollow} />;
}

const meta = {
  title: 'Features/Account/Notifications/Panel',
  component: Panel,
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      saveNotifications(api, 5);
    },
  },
  args: { onFollow: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-96 rounded-xl border border-border bg-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
  },
};
