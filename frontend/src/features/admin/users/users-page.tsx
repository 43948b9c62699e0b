import { UserPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/csv-button.tsx';
import { DataTable } from '../kit/data-table.tsx';
import { ListToolbar } from '../kit/list-toolbar.tsx';
import { useLiveSearch } from './use-live-search.ts';
import { useSetStatus } from './use-set-status.ts';
import { UserActions } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { filterUsers } from './user-filter.ts';
import { userFilters } from './user-filters.ts';
import { type UserPanel, UserPanels } from './user-panels.tsx';
import type { UserSearch } from './user-search.ts';
import { usersCsv } from './users-csv.ts';

interface UsersPageProps {
  /** Search and filters as the address says them. */
  readonly filter: UserSearch;
  readonly onFilter: (change: UserSearch) => void;
}

const counted = (count: number) => `${formatCount(count)} ${count === 1 ? 'user' : 'users'}`;

/** Everybody who has an account. The whole list is here, so searching needs no server. */
export function UsersPage({ filter, onFilter }: UsersPageProps) {
  const { user: own } = useAuth();
  const { show } = useToast();
  const query = useAdminListUsers();
  const [text, setText] = useLiveSearch(filter.search ?? '', (search) => onFilter({ search: search || undefined }));
  const [panel, setPanel] = useState<UserPanel | null>(null);
  const setStatus = useSetStatus();
  const search = useDeferredValue(text);
  const { status, role } = filter;
  const { data, error, isFetching, refetch } = query;
  const shown = useMemo(() => data && filterUsers(data, { search, status, role }), [data, search, status, role]);
  const columns = useMemo(() => userColumns(own?.id), [own?.id]);
  const problem = error ? messageOf(error, 'Failed to fetch users') : null;

  useEffect(() => {
    if (problem) show({ tone: 'danger', text: problem });
  }, [problem, show]);

  const clear = () => {
    setText('');
    onFilter({ search: undefined, status: undefined, role: undefined });
  };
  const open = (name: UserPanel['name']) => (user: AdminUser) => setPanel({ name, user });
  return (
    <AdminPage
      title="Users"
      note={data ? counted(data.length) : null}
      actions={
        <Button onClick={() => setPanel({ name: 'edit', user: null })}>
          <UserPlus aria-hidden="true" />
          Add User
        </Button>
      }
    >
      <ListToolbar
        placeholder="Search users..."
        search={text}
        onSearch={setText}
        delay={0}
        filters={userFilters(filter)}
        onFilter={(name, value) => onFilter({ [name]: value })}
        onClear={clear}
        result={shown ? `${counted(shown.length)} found` : undefined}
      >
        <CsvButton file="users.csv" load={async () => usersCsv(shown ?? [])} />
      </ListToolbar>
      <DataTable
        label="Users"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        loading="Loading users..."
        empty={
          <EmptyState
            title="No users found"
            line="Nobody fits the search and the filters."
            action={
              <Button variant="secondary" onClick={clear}>
                Show all users
              </Button>
            }
          />
        }
        error={problem}
        onRetry={() => void refetch()}
        busy={isFetching && data === undefined}
        actions={(user) => (
          <UserActions
            user={user}
            own={user.id === own?.id}
            onEdit={open('edit')}
            onDelete={open('delete')}
            onWallet={open('wallet')}
            onStatus={(chosen) => void setStatus(chosen)}
          />
        )}
      />
      <UserPanels panel={panel} ownId={own?.id} onClose={() => setPanel(null)} />
    </AdminPage>
  );
}
