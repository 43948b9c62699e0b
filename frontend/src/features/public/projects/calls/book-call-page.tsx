import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import type { CallSlots } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { BookingForm } from './booking-form.tsx';
import { useSlots } from './use-slots.ts';

/** Where anyone books a call with the studio. */
export function BookCallPage() {
  const slots = useSlots();
  const { query, timeZone } = slots;
  return (
    <Container className="grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="max-w-[14ch] text-5xl">
          <Trans>Book a call</Trans>
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
          <Trans>Tell us what you have in mind. We’ll talk through scope, budget and dates.</Trans>
        </p>
        {query.data?.is_open ? <Terms slots={query.data} /> : null}
      </div>
      <div className="rounded-xl border border-border bg-card p-5 sm:p-8">
        <QueryState
          query={query}
          loading={t`Loading available times`}
          skeleton={<Skeleton className="h-120 w-full" />}
          toMessage={(error) => errorMessage(error, t`Failed to fetch available times`)}
          isEmpty={({ starts }) => starts.length === 0}
          empty={<NoTimes isOpen={query.data?.is_open ?? false} />}
        >
          {(data) =>
            timeZone === undefined ? (
              <Skeleton className="h-120 w-full" />
            ) : (
              <BookingForm data={data} slots={{ ...slots, timeZone }} />
            )
          }
        </QueryState>
      </div>
    </Container>
  );
}

function Terms({ slots: { minutes, place } }: { readonly slots: CallSlots }) {
  const rows = [
    [t`Duration`, t`${minutes} minutes`],
    [t`Where`, place === 'phone' ? t`We’ll call you by phone` : t`Online. We’ll email you the link.`],
    [t`Cost`, t`Free`],
  ];
  return (
    <dl className="mt-8 max-w-[34rem] border-b border-border text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2.5">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoTimes({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <EmptyState
      title={isOpen ? t`All times are booked` : t`Booking is closed`}
      line={t`Send us a message and we’ll find a time.`}
      action={
        <Link to="/contact" className={buttonVariants({ variant: 'outline' })}>
          <Trans>Send a message</Trans>
        </Link>
      }
    />
  );
}
