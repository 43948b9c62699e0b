import { errorMessage } from '@/api/api-error.ts';
import { useGetBillingDetails } from '@/api/generated/invoices/invoices.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { BillingForm } from './billing-form.tsx';

/** The customer's details on future invoices. */
export function BillingPage() {
  const query = useGetBillingDetails();
  return (
    <section className="max-w-160 pt-8">
      <h1 className="text-3xl">Billing Details</h1>
      <p className="mt-2 mb-6 text-sm text-muted-foreground">Used on future invoices.</p>
      <Card className="p-5 sm:p-6">
        <QueryState
          failure={ErrorPage}
          query={query}
          loading="Loading billing details"
          skeleton={<Skeleton className="h-64" />}
          toMessage={(error) => errorMessage(error, 'Failed to fetch billing details.')}
        >
          {(details) => <BillingForm details={details} />}
        </QueryState>
      </Card>
    </section>
  );
}
