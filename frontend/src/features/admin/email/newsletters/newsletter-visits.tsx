import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetNewsletterVisits } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatCount } from '@/lib/format.ts';
import { useCan } from '../../kit/use-can.ts';

const ALWAYS_STALE = { staleTime: 0 } as const;

/** What the links of a newsletter led to. */
export function NewsletterVisits({ id }: { readonly id: string }) {
  const can = useCan();
  const query = useAdminGetNewsletterVisits(id, { query: ALWAYS_STALE });
  return (
    <Card className="mt-5 px-5 py-5 sm:px-6">
      <h2 className="text-lg">Visits by its links</h2>
      <QueryState
        query={query}
        loading="Loading visits"
        skeleton={<Skeleton className="mt-4 h-12 w-56" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch visits')}
      >
        {({ campaign, visits, checkouts }) => (
          <>
            <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
              <Figure label="Visits" value={visits} />
              <Figure label="Checkouts opened" value={checkouts} />
            </dl>
            <p className="mt-4 flex flex-wrap gap-x-3 text-sm text-muted-foreground">
              <span>{`Campaign ${campaign}`}</span>
              {can('adminGetVisits') ? (
                <Link to="/admin/analytics/visits" className="text-primary underline underline-offset-4">
                  All visits
                </Link>
              ) : null}
            </p>
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}
