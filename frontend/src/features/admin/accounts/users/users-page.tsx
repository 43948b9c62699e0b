import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Upload, UserPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminListUsersParams, AdminUser } from '@/api/generated/model.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { csvFile } from '@/lib/csv-file.ts';
import { useAuth } from '@/session/session-context.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { useListState } from '../../kit/list/use-list.ts';
import { roleLabel } from './role-label.ts';
import { useSetStatus } from './use-set-status.ts';
import { UserActions } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { userList, useUsers } from './user-list.ts';
import { type UserPanel, UserPanels } from './user-panels.tsx';

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
  return csvFile([[t`Name`, t`Email`, t`Status`, t`Role`, t`Joined`], ...rows]);
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
              <Upload aria-hidden="true" />
              <span>Import CSV</span>
            </Link>
          </Can>
          <Button onClick={() => setPanel({ name: 'edit', user: null })} {...NEW_ACTION}>
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
