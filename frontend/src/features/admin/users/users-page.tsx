import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Can } from '../kit/can.tsx';
import { countText, type Noun } from '../kit/list/count-text.ts';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { listAllUsers } from './list-all-users.ts';
import { useSetStatus } from './use-set-status.ts';
import { useUsers } from './use-users.ts';
import { UserActions } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { userFilters } from './user-filters.ts';
import { type UserPanel, UserPanels } from './user-panels.tsx';
import type { UserSearch } from './user-search.ts';
import { usersCsv } from './users-csv.ts';
import { usersQuery } from './users-query.ts';

interface UsersPageProps {
  readonly search: UserSearch;
}

const NOUN: Noun = ['user', 'users'];
const FAILED = 'Failed to fetch users';
const NO_USERS = { scene: 'people' as const, title: 'No users found', line: 'Try another search or remove a filter.' };

/** All accounts. */
export function UsersPage({ search }: UsersPageProps) {
  const { user: currentUser } = useAuth();
  const { show } = useToast();
  const { query, total, delay } = useUsers(search);
  const { error } = query;
  const list = useListPage(search, { filters: userFilters(search), sort: '-joined' });
  const [panel, setPanel] = useState<UserPanel | null>(null);
  const setStatus = useSetStatus();
  const columns = useMemo(() => userColumns(currentUser?.id), [currentUser?.id]);
  const problem = error ? errorMessage(error, FAILED) : null;

  useEffect(() => {
    if (problem) show({ tone: 'danger', text: problem });
  }, [problem, show]);

  const open = (name: UserPanel['name']) => (user: AdminUser) => setPanel({ name, user });
  return (
    <AdminPage
      title="Users"
      note={total === undefined ? null : countText(total, NOUN)}
      actions={
        <>
          <Can do="adminImportRows">
            <Link to="/admin/import" search={{ kind: 'customers' }} className={buttonVariants({ variant: 'outline' })}>
              Import CSV
            </Link>
          </Can>
          <Button onClick={() => setPanel({ name: 'edit', user: null })}>
            <UserPlus aria-hidden="true" />
            Add User
          </Button>
        </>
      }
    >
      <ListPage
        list={{ ...list, isFiltered: true, delay }}
        query={query}
        labels={{
          noun: NOUN,
          failed: FAILED,
          result: (count) => `${count} found`,
          noResults: NO_USERS,
          emptyMessage: NO_USERS,
        }}
        tools={<CsvButton file="users.csv" load={async () => usersCsv(await listAllUsers(usersQuery(search)))} />}
      >
        {(body) => (
          <DataTable
            {...body}
            label="Users"
            columns={columns}
            rowKey={({ id }) => id}
            loading="Loading users..."
            actions={(user) => (
              <UserActions
                user={user}
                isSelf={user.id === currentUser?.id}
                onEdit={open('edit')}
                onDelete={open('delete')}
                onWallet={open('wallet')}
                onFactor={open('factor')}
                onStatus={(selected) => void setStatus(selected)}
              />
            )}
          />
        )}
      </ListPage>
      <UserPanels panel={panel} ownId={currentUser?.id} onClose={() => setPanel(null)} />
    </AdminPage>
  );
}
