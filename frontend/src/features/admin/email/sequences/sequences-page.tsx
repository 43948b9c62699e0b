import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListSequences } from '@/api/generated/admin-sequences/admin-sequences.ts';
import type { SequenceRow } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { SkeletonRows } from '@/components/ui/skeleton-rows.tsx';
import { countText } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { BACK_LINK } from '../../kit/writing/writing-frame.tsx';
import { SEQUENCE_LABELS } from './sequence-labels.ts';

/** Emails that follow an event, with their state and figures. */
export function SequencesPage() {
  const query = useAdminListSequences();
  return (
    <>
      <Link to="/admin/users/newsletters" activeOptions={{ exact: true }} className={`${BACK_LINK} mt-4 -mb-4 lg:mt-6`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        Newsletters
      </Link>
      <AdminPage title="Sequences">
        <p className="mb-5 max-w-2xl text-sm text-muted-foreground">
          Emails that follow an event. Only confirmed newsletter subscribers get them, and unsubscribing ends them. They
          share the sending limits of newsletters.
        </p>
        <QueryState
          query={query}
          loading="Loading sequences..."
          skeleton={<SkeletonRows rows={7} end="button" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch sequences')}
        >
          {({ items }) => (
            <Card>
              <ul aria-label="Sequences" className="divide-y divide-border">
                {items.map((row) => (
                  <SequenceItem key={row.kind} row={row} />
                ))}
              </ul>
            </Card>
          )}
        </QueryState>
      </AdminPage>
    </>
  );
}

const FIGURES = [
  ['entered', 'Entered'],
  ['active', 'Active'],
  ['sent', 'Sent'],
  ['reached', 'Goal reached'],
  ['unsubscribed', 'Unsubscribed'],
] as const;

interface SequenceItemProps {
  readonly row: SequenceRow;
}

function SequenceItem({ row: { kind, enabled_since: since, emails, figures } }: SequenceItemProps) {
  const { name, summary } = SEQUENCE_LABELS[kind];
  return (
    <li className="relative flex flex-wrap items-center gap-x-8 gap-y-3 px-5 py-4 transition-colors hover:bg-muted sm:px-6">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/users/newsletters/sequences/$kind"
            params={{ kind }}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          <OnOffBadge on={since !== null} />
        </p>
        <p className="mt-1 text-sm text-muted-foreground">{summary}</p>
      </div>
      {figures.entered === 0 ? (
        <p className="text-sm text-muted-foreground tabular-nums">{countText(emails, ['email', 'emails'])}</p>
      ) : (
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-4 gap-y-2 max-lg:basis-full lg:grid-cols-[repeat(5,6rem)]">
          {FIGURES.map(([figure, label]) => (
            <div key={figure} className="flex flex-col-reverse lg:text-right">
              <dt className="text-xs text-muted-foreground">{label}</dt>
              <dd className="font-semibold tabular-nums">{formatCount(figures[figure])}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** Whether a sequence follows events. */
export const OnOffBadge = ({ on }: { readonly on: boolean }) => (
  <Badge variant={on ? 'success' : 'secondary'}>{on ? 'On' : 'Off'}</Badge>
);
