import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetNewsletterVisits } from '@/api/generated/admin-newsletters/admin-newsletters.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { useCan } from '../../kit/use-can.ts';

const ALWAYS_STALE = { staleTime: 0 } as const;

/** The results of a newsletter: visits through its links, and orders with the coupons that it mentions. */
export function NewsletterVisits({ id }: { readonly id: string }) {
  const can = useCan();
  const query = useAdminGetNewsletterVisits(id, { query: ALWAYS_STALE });
  return (
    <Card className="mt-5 px-5 py-5 sm:px-6">
      <h2 className="text-lg">Visits and sales</h2>
      <QueryState
        query={query}
        loading="Loading visits"
        skeleton={<Skeleton className="mt-4 h-12 w-56" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch visits')}
      >
        {({ campaign, visits, checkouts, sales }) => (
          <>
            <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
              <Figure label="Visits" value={formatCount(visits)} />
              <Figure label="Checkouts opened" value={formatCount(checkouts)} />
              {sales && sales.codes.length > 0 ? (
                <>
                  <Figure label={`Orders with ${sales.codes.join(', ')}`} value={formatCount(sales.orders)} />
                  <Figure label="Revenue" value={formatMoney(sales.revenue)} />
                </>
              ) : null}
            </dl>
            {sales ? <SalesNote codes={sales.codes} /> : null}
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

/** How orders are attributed: visits are counted without identifiers, so an order cannot be traced to a visit. */
function SalesNote({ codes }: { readonly codes: readonly string[] }) {
  return (
    <p className="mt-4 max-w-prose text-sm text-pretty text-muted-foreground">
      {codes.length > 0
        ? 'Includes all orders with this code until the next newsletter that names it, wherever the customer found it. Revenue is less refunds, tax included.'
        : 'Mention a coupon code in the text to see its orders and revenue here.'}
    </p>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm wrap-anywhere text-muted-foreground">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
