import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '../kit/list/data-table.tsx';
import { messageColumns } from './message-columns.tsx';

/** The columns of the inbox. */
function MessageTable() {
  const message = {
    ...{ id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', name: 'Jonas Weber', email: 'jonas.weber@example.com' },
    ...{ subject: 'Upscaler', message: 'Does it run on ARM? '.repeat(9), status: 'new' as const },
    createdAt: '2026-11-20T08:10:00Z',
  };
  return (
    <DataTable
      label="Messages"
      columns={messageColumns({})}
      rows={[message]}
      rowKey={({ id }) => id}
      loading="Loading messages..."
      empty={null}
    />
  );
}

const meta = {
  title: 'Features/Admin/Content/Message columns',
  component: MessageTable,
} satisfies Meta<typeof MessageTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongMessage: Story = {};
