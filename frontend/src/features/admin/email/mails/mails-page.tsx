import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListMails, useAdminResendMail } from '@/api/generated/admin-mails/admin-mails.ts';
import { type AdminListMailsParams, type AdminMail, MailStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { statusLabel } from '@/components/status/status-variant.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { searchOption } from '@/lib/search-text.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import type { Column } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import type { Filter } from '../../kit/list/filters.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { mailKindLabel, mailKinds } from './mail-labels.ts';
import type { MailsSearch } from './mails-search.ts';

interface ResendMailProps {
  readonly mail: Pick<AdminMail, 'id' | 'subject' | 'recipient'>;
}

/** Sends an email again to the same recipient. */
function ResendMail({ mail: { id, subject, recipient } }: ResendMailProps) {
  const { show } = useToast();
  const { mutate, isPending } = useAdminResendMail({
    mutation: {
      networkMode: 'always',
      onSuccess: () => show({ tone: 'success', text: `Email resent to ${recipient.email}` }),
      onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to resend the email') }),
    },
  });
  return (
    <Button
      variant="outline"
      busy={isPending}
      aria-label={`Send again: “${subject}” to ${recipient.email}`}
      onClick={() => mutate({ id })}
    >
      Send again
    </Button>
  );
}

const mailColumns: Column<AdminMail>[] = [
  {
    id: 'mail',
    header: 'Email',
    phone: 'title',
    className: 'rows:w-[34%] rows:max-w-0',
    cell: ({ subject, kind }) => (
      <span className="block min-w-0">
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
      <span className="block min-w-0">
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
      <time dateTime={created_at} className="whitespace-nowrap text-ink-11 tabular-nums">
        {formatMoment(created_at)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    className: 'rows:w-[24%] rows:max-w-0 cards:basis-full',
    cell: ({ status, answer, attempts }) => (
      <span className="grid justify-items-start gap-1">
        <StatusBadge status={status} />
        {status === 'sent' || answer === null ? null : (
          <span className="text-xs text-muted-foreground wrap-anywhere">
            <span>{`${attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}:`}</span> <bdi>{answer}</bdi>
          </span>
        )}
      </span>
    ),
  },
  { id: 'again', header: 'Send again', cell: (mail) => (mail.resendable ? <ResendMail mail={mail} /> : null) },
];

/** The request parameters of the list. */
function mailListParams({ search, kind, status, page }: MailsSearch): AdminListMailsParams {
  const known = searchOption(status, Object.values(MailStatus));
  const named = searchOption(kind, mailKinds);
  return {
    ...(search ? { search } : {}),
    ...(named ? { kind: named } : {}),
    ...(known ? { status: known } : {}),
    ...(page ? { page } : {}),
  };
}

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
