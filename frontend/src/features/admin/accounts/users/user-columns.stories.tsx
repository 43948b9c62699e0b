import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AdminUser } from '@/api/generated/model.ts';
import { sampleUser } from '@/test/admin-samples.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { userColumns } from './user-columns.tsx';

const meta = {
  title: 'Features/Admin/Users/User columns',
  component: DataTable<AdminUser>,
  args: {
    label: 'Users',
    columns: userColumns(sampleUser.id),
    rows: [sampleUser, { ...sampleUser, id: '2', status: 'suspended', role: 'super_admin', is_admin: true }],
    rowKey: ({ id }) => id,
    loading: 'Loading users...',
    empty: null,
  },
} satisfies Meta<typeof DataTable<AdminUser>>;
export default meta;

export const BothStatuses: StoryObj<typeof meta> = {};
