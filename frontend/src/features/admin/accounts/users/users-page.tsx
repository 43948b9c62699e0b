import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminListUsers,
  getAdminListUsersQueryKey,
  useAdminListUsers,
} from '@/api/generated/admin-users/admin-users.ts';
import { type AdminListUsersParams, type AdminUser, AdminUserSort, UserStatus } from '@/api/generated/model.ts';
import { loadedSlice, requestedSlice } from '@/api/list-slice.ts';
import { hasMore } from '@/api/list-total.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { csvFile } from '@/lib/csv-file.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useListState } from '../../kit/list/use-list.ts';
import { roleLabel } from './role-label.ts';
import { useSetStatus } from './use-set-status.ts';
import { UserActions } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { type UserPanel, UserPanels } from './user-panels.tsx';

/** Rows per page. */
const USERS_LIMIT = 100;

const NO_USERS = { scene: 'people' as const, title: 'No users found', line: 'Try another search or remove a filter.' };

const userList = defineList(adminListUsers, getAdminListUsersQueryKey, {
  name: 'users',
  labels: {
    noun: ['user', 'users'],
    failed: 'Failed to fetch users',
    result: (count) => `${count} found`,
    noResults: NO_USERS,
    emptyMessage: NO_USERS,
  },
  filters: {
    status: { legend: 'Status', options: optionsOf(UserStatus) },
    role: { legend: 'Role', options: { customer: 'User', super_admin: 'Admin' } },
  },
  sorts: AdminUserSort,
  firstSort: '-joined',
  defaults: { page: 1, limit: USERS_LIMIT },
});

export type UserSearch = SearchOf<typeof userList>;

const searchFields = ({ name, email }: AdminUser) => [name, email];

const SORT_KEYS: Record<string, (user: AdminUser) => string> = {
  joined: ({ created_at }) => created_at,
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email.toLowerCase(),
};

/** The sort order in the URL; the default is newest first. */
const compareBy = (sort = '-joined') => {
  const key = SORT_KEYS[sort.replace('-', '')];
  if (!key || sort === '-joined') return;
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a: AdminUser, b: AdminUser) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0);
};

/** The users that match the URL: filtered here if the whole list is loaded, otherwise by the server. */
function useUsers(search: UserSearch) {
  const { search: text, status, role, sort, page } = search;
  const isNarrowed = Boolean(text || status || role);
  const allUsersQuery = useAdminListUsers(undefined, { query: { structuralSharing: false } });
  const beyond = Boolean(isNarrowed || sort || page) && allUsersQuery.data !== undefined && hasMore(allUsersQuery.data);
  const pageQuery = useAdminListUsers(userList.params(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? pageQuery : allUsersQuery;
  const matchesFilters = (user: AdminUser) =>
    (status === undefined || user.status === status) && (role === undefined || user.role === role);
  const local = (users: readonly AdminUser[]) =>
    loadedSlice(users, {
      search: text,
      searchFields,
      ...(status || role ? { matchesFilter: matchesFilters } : {}),
      order: compareBy(sort),
      page,
      limit: USERS_LIMIT,
    });
  const slice = query.data && (beyond ? requestedSlice(query.data) : local(query.data));
  return {
    query: {
      ...query,
      data: slice && {
        items: slice.rows,
        total: slice.total,
        estimated: slice.estimated,
        page: page ?? 1,
        limit: USERS_LIMIT,
      },
    },
    /** A fully loaded list is filtered while the user types. */
    delay: beyond ? 300 : 0,
  };
}

/** The maximum that one call answers. */
const BATCH_SIZE = 500;

/** Every page of the filtered list, for a file. */
async function listAllUsers(params: AdminListUsersParams): Promise<AdminUser[]> {
  const users: AdminUser[] = [];
  for (let page = 1; ; page += 1) {
    const batch = await adminListUsers({ ...params, page, limit: BATCH_SIZE });
    users.push(...batch);
    if (batch.length < BATCH_SIZE) return users;
  }
}

/** The listed rows as CSV for a spreadsheet. */
function usersCsv(users: readonly AdminUser[]): Blob {
  const rows = users.map((user) => [user.name, user.email, user.status, roleLabel(user), user.created_at]);
  return csvFile([['Name', 'Email', 'Status', 'Role', 'Joined'], ...rows]);
}

/** All accounts. */
export function UsersPage({ search: url }: ListScreenProps) {
  const { user: currentUser } = useAuth();
  const { show } = useToast();
  const list = useListState(userList, url);
  const { query, delay } = useUsers(list.search);
  const { error } = query;
  const [panel, setPanel] = useState<UserPanel | null>(null);
  const setStatus = useSetStatus();
  const columns = useMemo(() => userColumns(currentUser?.id), [currentUser?.id]);
  const problem = error ? errorMessage(error, userList.labels.failed) : null;

  useEffect(() => {
    if (problem) show({ tone: 'danger', text: problem });
  }, [problem, show]);

  const open = (name: UserPanel['name']) => (user: AdminUser) => setPanel({ name, user });
  return (
    <AdminPage
      title="Users"
      actions={
        <>
          <Can do="adminImportRows">
            <Link to="/admin/import" search={{ kind: 'customers' }} className={buttonVariants({ variant: 'ghost' })}>
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
        labels={userList.labels}
        tools={
          <CsvButton file="users.csv" load={async () => usersCsv(await listAllUsers(userList.params(list.search)))} />
        }
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
