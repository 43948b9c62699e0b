import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import type { OrderDetail } from '@/api/generated/model.ts';
import { useListSeats } from '@/api/generated/seats/seats.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SeatGroup } from './seat-group.tsx';

interface OrderSeatsProps {
  readonly order: Pick<OrderDetail, 'id' | 'status' | 'lines'>;
}

/** The seats of an own order; nothing for another one. */
export function OrderSeats({ order }: OrderSeatsProps) {
  if (!order.lines.some(({ seats }) => seats)) return null;
  return (
    <section aria-label={t`Seats`} className="mt-8">
      {order.status === 'pending' || order.status === 'processing' ? (
        <p className="rounded-xl border border-border p-5 text-sm">
          <Trans>Once the order is paid, you can invite people to your seats here.</Trans>
        </p>
      ) : (
        <LoadedSeats order={order} />
      )}
    </section>
  );
}

function LoadedSeats({ order: { id } }: OrderSeatsProps) {
  const query = useListSeats(id);
  return (
    <QueryState
      query={query}
      loading={t`Loading seats`}
      skeleton={<Skeleton className="h-64 w-full rounded-xl" />}
      toMessage={(error) => errorMessage(error, t`Failed to fetch the seats`)}
    >
      {({ items }) => (
        <div className="grid gap-5">
          {items.map((seats) => (
            <SeatGroup key={seats.line_id} orderId={id} seats={seats} isNamed={items.length > 1} />
          ))}
        </div>
      )}
    </QueryState>
  );
}
