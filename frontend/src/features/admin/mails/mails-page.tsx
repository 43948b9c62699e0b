import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAdminListMails } from '@/api/generated/admin-mails/admin-mails.ts';
import { type AdminListMailsParams, MailStatus } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Can } from '../kit/can.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { mailColumns } from './mail-columns.tsx';
import { mailKindLabel, mailKinds } from './mail-labels.ts';
import { mailListParams } from './mail-list-params.ts';
import type { MailsSearch } from './mails-search.ts';

interface MailsPageProps {
  readonly search: MailsSearch;
}

const filters = ({ kind, status }: Pick<AdminListMailsParams, 'kind' | 'status'>): Filter[] => [
  {
    name: 'kind',
    legend: 'Type',
    value: kind,
    options: mailKinds.map((value) => ({ value, label: mailKindLabel(value) })),
  },
  {
    name: 'status',
    legend: 'Status',
    value: status,
    options: Object.values(MailStatus).map((value) => ({ value, label: statusLabel(value) })),
  },
];

/** The sent emails, with their recipients and the mail server's answers. */
export function MailsPage({ search }: MailsPageProps) {
  const params = mailListParams(search);
  const list = useListPage(search, { filters: filters(params) });
  const query = useAdminListMails(params, { query: { placeholderData: keepPreviousData } });
  return (
    <AdminPage
      title="Emails"
      actions={
        <>
          <Link to="/admin/mails/previews" className={buttonVariants({ variant: 'outline' })}>
            Previews
          </Link>
          <Can do="adminUpdateMailSettings">
            <Link to="/admin/mails/settings" className={buttonVariants({ variant: 'outline' })}>
              Email settings
            </Link>
          </Can>
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['email', 'emails'],
          failed: 'Failed to fetch emails',
          emptyMessage: {
            scene: 'inbox',
            title: 'No emails yet',
            line: 'Emails sent in the last 90 days appear here.',
          },
        }}
      >
        {(body) => (
          <DataTable
            {...body}
            label="Emails"
            columns={mailColumns}
            rowKey={({ id }) => id}
            loading="Loading emails..."
          />
        )}
      </ListPage>
    </AdminPage>
  );
}
