import type { AdminMail } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import type { Column } from '../kit/list/column.ts';
import { mailKindLabel } from './mail-labels.ts';
import { ResendMail } from './resend-mail.tsx';

export const mailColumns: Column<AdminMail>[] = [
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
