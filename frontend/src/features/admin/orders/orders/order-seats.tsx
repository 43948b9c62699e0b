import type { OrderSeats as Seats } from '@/api/generated/model.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';

interface OrderSeatsProps {
  readonly groups: readonly Seats[];
}

/** The seats of an order: how many are in use, until when, and by whom. */
export const OrderSeats = ({ groups }: OrderSeatsProps) => (
  <div className="grid gap-6 text-sm">
    {groups.map(({ line_id, product_name, tier, total, free, until, active, seats, refunded }) => (
      <div key={line_id}>
        <p className="font-medium wrap-anywhere">
          <bdi lang={detectLanguage(product_name)}>{tier === null ? product_name : `${product_name}, ${tier}`}</bdi>
        </p>
        <p className="mt-0.5 text-muted-foreground tabular-nums">
          <span>{active ? `${total - free} of ${total} in use` : 'Ended'}</span>
          {refunded ? <span>{` · ${refunded} refunded`}</span> : null}
          {until === null ? null : <span>{` · ${active ? 'until' : 'on'} ${formatDate(until)}`}</span>}
        </p>
        {seats.length === 0 ? null : (
          <ul className="mt-2 divide-y divide-border border-t border-border">
            {seats.map(({ id, email, name, invited_at, accepted_at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{email === '' ? 'Deleted account' : email}</bdi>
                  {name === null ? null : <bdi className="block text-muted-foreground">{name}</bdi>}
                </span>
                <span className="text-muted-foreground tabular-nums">
                  {accepted_at === null ? `Invited ${formatDate(invited_at)}` : `Accepted ${formatDate(accepted_at)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </div>
);
