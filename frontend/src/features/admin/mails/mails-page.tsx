import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAdminListMails } from '@/api/generated/admin-mails/admin-mails.ts';
import { type AdminListMailsParams, MailStatus } from '@/api/generated/model.ts';
import { statusWord } from '@/components/status/status-variant.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { May } from '../kit/may.tsx';
import { mailColumns } from './mail-columns.tsx';
import { mailListParams } from './mail-list-params.ts';
import { mailKinds, mailKindWord } from './mail-words.ts';
import type { MailsSearch } from './mails-search.ts';

interface MailsPageProps {
  readonly search: MailsSearch;
}

const filters = ({ kind, status }: Pick<AdminListMailsParams, 'kind' | 'status'>): Filter[] => [
  {
    name: 'kind',
    legend: 'Kind',
    value: kind,
    choices: mailKinds.map((value) => ({ value, label: mailKindWord(value) })),
  },
  {
    name: 'status',
    legend: 'Status',
    value: status,
    choices: Object.values(MailStatus).map((value) => ({ value, label: statusWord(value) })),
  },
];

/** The sent emails, with their recipients and the mail server's answers. */
export function MailsPage({ search }: MailsPageProps) {
  const params = mailListParams(search);
  const list = useListPage(search, { filters: filters(params) });
  const query = useAdminListMails(params, { query: { placeholderData: keepPreviousData } });
  return (
    <AdminPage
      title="Mails"
      actions={
        <>
          <Link to="/admin/mails/previews" className={buttonVariants({ variant: 'outline' })}>
            Previews
          </Link>
          <May do="adminUpdateMailSettings">
            <Link to="/admin/mails/settings" className={buttonVariants({ variant: 'outline' })}>
              Mail settings
            </Link>
          </May>
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        words={{
          noun: ['mail', 'mails'],
          failed: 'Failed to fetch mails',
          nothingYet: {
            scene: 'inbox',
            title: 'No mails yet',
            line: 'What the site sends to people is listed here for 90 days.',
          },
        }}
      >
        {(body) => (
          <DataTable {...body} label="Mails" columns={mailColumns} rowKey={({ id }) => id} loading="Loading mails..." />
        )}
      </ListPage>
    </AdminPage>
  );
}
