import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DataTable } from '../../kit/list/data-table.tsx';
import { subscriberColumns } from './subscriber-columns.tsx';

/** The columns of the subscribers. */
function SubscriberTable() {
  const subscriber = { email: 'jonas.weber@example.com', created_at: '2026-11-20T08:10:00Z' };
  return (
    <DataTable
      label="Subscribers"
      columns={subscriberColumns}
      rows={[
        { ...subscriber, id: 'a', status: 'confirmed', confirmed_at: '2026-11-21T09:00:00Z' },
        { ...subscriber, id: 'b', status: 'pending', confirmed_at: null },
      ]}
      rowKey={({ id }) => id}
      loading="Loading subscribers..."
      empty={null}
    />
  );
}

const meta = {
  title: 'Features/Admin/Content/Subscriber columns',
  component: SubscriberTable,
} satisfies Meta<typeof SubscriberTable>;
export default meta;

export const Rows: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 21, 2026')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
