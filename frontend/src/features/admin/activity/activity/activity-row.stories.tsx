import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityRow } from './activity-row.tsx';

const meta = {
  title: 'Features/Admin/Activity/Activity row',
  component: ActivityRow,
  args: {
    entry: {
      id: 1,
      actor: { id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', name: 'Tanvir Ahmed' },
      right: 'all',
      action: 'user.suspend',
      subject: 'user',
      subject_id: '1',
      label: 'Nadia Rahman',
      changes: [{ field: 'status', before: 'active', after: 'suspended' }],
      created_at: '2026-11-20T10:00:00Z',
    },
  },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof ActivityRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suspended: Story = {};
export const BySupport: Story = { args: { entry: { ...meta.args.entry, right: 'support' } } };
export const NobodyLeft: Story = {
  args: {
    entry: { ...meta.args.entry, actor: null, action: 'user.delete', label: 'Deleted user', changes: [] },
  },
};
