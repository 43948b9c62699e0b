import { UserPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { countText, type Noun } from '../kit/list/count-text.ts';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { filterUsers } from './filter-users.ts';
import { useLiveSearch } from './use-live-search.ts';
import { useSetStatus } from './use-set-status.ts';
import { UserActions } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { userFilters } from './user-filters.ts';
import { type UserPanel, UserPanels } from './user-panels.tsx';
import type { UserSearch } from './user-search.ts';
import { usersCsv } from './users-csv.ts';

interface UsersPageProps {
  readonly search: UserSearch;
}

const NOUN: Noun = ['user', 'users'];
const FAILED = 'Failed to fetch users';
const NOBODY = { title: 'No users found', line: 'Nobody fits the search and the filters.' };

/** Everybody who has an account. The whole list is here, so searching needs no server. */
export function UsersPage({ search }: UsersPageProps) {
  const { user: own } = useAuth();
  const { show } = useToast();
  const query = useAdminListUsers();
  const { data, error } = query;
  const list = useListPage(search, { filters: userFilters(search) });
  const [text, setText] = useLiveSearch(list.text, list.find);
  const [panel, setPanel] = useState<UserPanel | null>(null);
  const setStatus = useSetStatus();
  const deferred = useDeferredValue(text);
  const { status, role } = search;
  const shown = useMemo(
    () => data && filterUsers(data, { search: deferred, status, role }),
    [data, deferred, status, role],
  );
  const columns = useMemo(() => userColumns(own?.id), [own?.id]);
  const problem = error ? messageOf(error, FAILED) : null;

  useEffect(() => {
    if (problem) show({ tone: 'danger', text: problem });
  }, [problem, show]);

  const clear = () => {
    setText('');
    list.clear();
  };
  const open = (name: UserPanel['name']) => (user: AdminUser) => setPanel({ name, user });
  return (
    <AdminPage
      title="Users"
      note={data ? countText(data.length, NOUN) : null}
      actions={
        <Button onClick={() => setPanel({ name: 'edit', user: null })}>
          <UserPlus aria-hidden="true" />
          Add User
        </Button>
      }
    >
      <ListPage
        list={{ ...list, isPart: true, text, find: setText, delay: 0, clear }}
        query={{ ...query, data: shown && { items: shown, total: shown.length } }}
        words={{
          noun: NOUN,
          failed: FAILED,
          result: (count) => `${count} found`,
          nothingFound: NOBODY,
          nothingYet: NOBODY,
        }}
        tools={<CsvButton file="users.csv" load={async () => usersCsv(shown ?? [])} />}
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
                own={user.id === own?.id}
                onEdit={open('edit')}
                onDelete={open('delete')}
                onWallet={open('wallet')}
                onStatus={(chosen) => void setStatus(chosen)}
              />
            )}
          />
        )}
      </ListPage>
      <UserPanels panel={panel} ownId={own?.id} onClose={() => setPanel(null)} />
    </AdminPage>
  );
}
