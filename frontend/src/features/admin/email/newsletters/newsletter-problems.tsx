import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListNewsletterProblems } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import type { NewsletterProblem } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import type { Column } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';

const REASONS: Record<NewsletterProblem['status'], string> = {
  failed: 'Rejected by the mail server',
  unconfirmed: 'Sending was interrupted. It may have been delivered and won’t be resent.',
  bounced: 'Bounced. No further newsletters will be sent to this address.',
  complained: 'Reported as spam. No further newsletters will be sent to this address.',
};

const columns: readonly Column<NewsletterProblem>[] = [
  {
    id: 'email',
    header: 'Email',
    phone: 'title',
    cell: ({ email }) => <span className="font-medium break-all">{email}</span>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ status, reason }) => (
      <span className="block max-w-prose">
        <span>{REASONS[status]}</span>
        {reason === '' ? null : <bdi className="block text-sm wrap-anywhere text-muted-foreground">{reason}</bdi>}
      </span>
    ),
  },
  {
    id: 'at',
    header: 'Date',
    phone: 'label',
    cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatShopTime(at)}</span>,
  },
];

const PAGE = 20;

interface NewsletterProblemsProps {
  readonly id: string;
}

/** Recipients who did not get it, and why; nothing while there are none. */
export function NewsletterProblems({ id }: NewsletterProblemsProps) {
  const [limit, setLimit] = useState(PAGE);
  const { data, error, isFetching, refetch } = useAdminListNewsletterProblems(id, { limit });
  if (data?.total === 0) return null;
  return (
    <section className="mt-10" aria-label="Undelivered">
      <h2 className="mb-3 text-lg">
        Undelivered{' '}
        {data ? <span className="text-muted-foreground tabular-nums">{formatCount(data.total)}</span> : null}
      </h2>
      <DataTable
        label="Undelivered"
        columns={columns}
        rows={data?.items}
        rowKey={({ email }) => email}
        loading="Loading undelivered emails..."
        error={error && errorMessage(error, 'Failed to fetch undelivered emails')}
        onRetry={() => void refetch()}
        busy={isFetching && !data}
        empty={null}
      />
      {data && data.total > data.items.length && limit < 100 ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setLimit(100)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}
