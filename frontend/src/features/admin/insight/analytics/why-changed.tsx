import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAdminGetVisits } from '@/api/generated/admin-visits/admin-visits.ts';
import type { AdminAnalytics, AdminGetVisitsParams } from '@/api/generated/model.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { VisitChanges } from '../../kit/visits/visit-changes.tsx';
import { RevenueChanges } from './revenue-changes.tsx';

interface WhyChangedProps {
  readonly analytics: AdminAnalytics;
  readonly params: AdminGetVisitsParams;
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
}

/** Why the period differs from the one before: products for revenue; sources, pages and searches for visits. */
export function WhyChanged({ analytics, params, today }: WhyChangedProps) {
  const { data, isPending } = useAdminGetVisits(params, { query: { staleTime: 0, placeholderData: keepPreviousData } });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <RevenueChanges changes={analytics.changes} />
      {data ? (
        <VisitChanges
          visits={data}
          today={today}
          title="Why visits changed"
          action={
            <Link
              to="/admin/analytics/visits"
              search={{ from: params.from, to: params.to }}
              className="text-sm font-semibold underline underline-offset-4"
            >
              All visits
            </Link>
          }
        />
      ) : null}
      {isPending ? <Skeleton className="h-40 w-full" aria-hidden="true" /> : null}
    </div>
  );
}
