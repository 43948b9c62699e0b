import type { CustomerPayment } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { providerLabel } from '../../kit/provider-labels.ts';
import { PaymentLink } from '../../kit/record/record-links.tsx';
import { RecordRow } from '../../kit/record/record-rows.tsx';

/** The payment of an order: provider, state, reference and fee. */
export function OrderPayment({ payment }: { readonly payment: CustomerPayment }) {
  const { id, code, provider, reference, amount, fee, refunded, currency, status, created_at, creditedAt } = payment;
  const facts = [
    ...(reference ? [{ name: 'Provider reference', value: reference }] : []),
    ...(fee === null ? [] : [{ name: 'Fee', value: moneyIn(currency, fee) }]),
    ...(refunded > 0 ? [{ name: 'Refunded', value: moneyIn(currency, refunded) }] : []),
    { name: 'Started', value: formatShopTime(created_at) },
    ...(creditedAt ? [{ name: 'Received', value: formatShopTime(creditedAt) }] : []),
  ];
  return (
    <div className="pt-3 text-sm">
      <RecordRow
        title={<PaymentLink id={id}>{code}</PaymentLink>}
        detail={providerLabel(provider)}
        badge={<StatusBadge status={status} />}
        end={moneyIn(currency, amount)}
      />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted-foreground">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
