import { adminListMails, getAdminListMailsQueryKey } from '@/api/generated/admin-mails/admin-mails.ts';
import { type AdminMail, MailStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatShopTime } from '@/lib/format-moment.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ResendMail } from '../../kit/resend-mail.tsx';
import { mailKindLabel, mailKinds } from './mail-labels.ts';
import { MailViews } from './mail-views.tsx';

const mailList = defineList(adminListMails, getAdminListMailsQueryKey, {
  name: 'mails',
  labels: {
    noun: ['email', 'emails'],
    failed: 'Failed to fetch emails',
    emptyMessage: { scene: 'inbox', title: 'No emails yet', line: 'Emails sent in the last 90 days appear here.' },
  },
  filters: {
    kind: { legend: 'Type', options: optionsOf(mailKinds, mailKindLabel) },
    status: { legend: 'Status', options: optionsOf(MailStatus) },
  },
});

export type MailsSearch = SearchOf<typeof mailList>;

/** The label of a mail server's message. */
function toOutcome({ status, attempts }: AdminMail): string {
  if (status === 'bounced') return 'Returned:';
  if (status === 'complained') return 'Reported by the recipient:';
  return attempts === 1 ? 'Tried once:' : `Tried ${attempts} times:`;
}

const mailColumns: Column<AdminMail>[] = [
  {
    id: 'mail',
    header: 'Email',
    phone: 'title',
    className: 'rows:w-[34%] rows:max-w-0',
    cell: ({ subject, kind }) => (
      <span className={TWO_LINES}>
        <bdi title={subject} className="block truncate font-semibold">
          {subject}
        </bdi>
        <span className="block truncate text-xs text-muted-foreground">{mailKindLabel(kind)}</span>
      </span>
    ),
  },
  {
    id: 'recipient',
    header: 'Recipient',
    className: 'rows:w-[26%] rows:max-w-0 cards:basis-full',
    cell: ({ recipient: { name, email } }) => (
      <span className={TWO_LINES}>
        {name ? (
          <bdi title={name} className="block truncate font-medium">
            {name}
          </bdi>
        ) : null}
        <bdi title={email} className="block truncate text-xs text-muted-foreground">
          {email}
        </bdi>
      </span>
    ),
  },
  {
    id: 'date',
    header: 'Created',
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="block text-ink-11 tabular-nums rows:min-w-24 wide-rows:whitespace-nowrap">
        {formatShopTime(created_at)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    className: 'rows:w-[24%] rows:max-w-0 cards:basis-full',
    cell: (mail) => (
      <span className="grid justify-items-start gap-1">
        <StatusBadge status={mail.status} />
        {mail.status === 'sent' || mail.answer === null ? null : (
          <span className="text-xs text-muted-foreground wrap-anywhere">
            <span>{toOutcome(mail)}</span> <bdi>{mail.answer}</bdi>
          </span>
        )}
      </span>
    ),
  },
];

/** The sent emails, with their recipients and the mail server's answers. */
export function MailsPage({ search }: ListScreenProps) {
  const { list, query } = useList(mailList, search);
  return (
    <AdminPage title="Emails" actions={<MailViews />}>
      <ListPage list={list} query={query} labels={mailList.labels}>
        {(body) => (
          <DataTable
            {...body}
            label="Emails"
            columns={mailColumns}
            rowKey={({ id }) => id}
            loading="Loading emails..."
            actions={(mail) =>
              mail.resendable ? <ResendMail mail={mail} email={mail.recipient.email} size="icon" /> : null
            }
          />
        )}
      </ListPage>
    </AdminPage>
  );
}
