import type { AdminUser } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { statusVariant } from '@/components/status/status-variant.ts';
import type { Column } from '../../kit/list/column.ts';
import { localDate } from './local-date.ts';
import { roleLabel } from './role-label.ts';
import { UserCell } from './user-cell.tsx';

/** The columns of the list; `ownId` is the signed-in administrator. */
export const userColumns = (ownId: string | undefined): Column<AdminUser>[] => [
  {
    id: 'user',
    header: 'User',
    sort: 'name',
    phone: 'title',
    className: 'rows:max-w-0 rows:w-[45%]',
    cell: ({ id, name, email }) => <UserCell id={id} name={name} email={email} isSelf={id === ownId} />,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge
        status={status}
        label={status}
        variant={statusVariant(status === 'active' ? 'active' : 'suspended')}
      />
    ),
  },
  { id: 'role', header: 'Role', cell: roleLabel },
  {
    id: 'joined',
    header: 'Joined Date',
    sort: 'joined',
    descendingFirst: true,
    className: 'whitespace-nowrap tabular-nums text-muted-foreground',
    cell: ({ created_at }) => <time dateTime={created_at}>{localDate(created_at)}</time>,
  },
];
