import type { AdminPayout } from '@/api/generated/model.ts';
import { formatOutcome, payoutMethods } from '@/components/payout/payout-format.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatMoney } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { useCan } from '../kit/use-can.ts';
import { PayoutDecision } from './payout-decision.tsx';

interface PayoutDetailProps {
  readonly payout: AdminPayout;
  readonly onDirty: (dirty: boolean) => void;
}

/** Everything needed to pay: amount, customer, account. */
export function PayoutDetail({ payout, onDirty }: PayoutDetailProps) {
  const { amount, status, created_at, updated_at, customer, account } = payout;
  const canDecide = useCan()('adminSetPayoutStatus');
  const outcome = formatOutcome(payout);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{formatMoney(amount)}</p>
        <StatusBadge status={status} />
      </div>
      {outcome ? (
        <p className="mt-2 text-sm wrap-anywhere">
          <bdi>{outcome}</bdi>
        </p>
      ) : null}
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 border-t border-border pt-5 text-sm wrap-anywhere">
        <Row name="Customer" value={customer ? customer.name : 'Deleted account'} />
        {customer ? <Row name="Email" value={customer.email} /> : null}
        {account ? (
          <>
            <Row name="Payout method" value={payoutMethods[account.method]} />
            <Row name="Account holder" value={account.holder} />
            <Row name="Number" value={account.number} />
            <Row name="Bank" value={account.bank_name} />
            <Row name="Branch" value={account.branch} />
            <Row name="Routing number" value={account.routing_number} />
          </>
        ) : null}
        <Row name="Requested" value={formatMoment(created_at)} />
        {updated_at === created_at ? null : <Row name="Last change" value={formatMoment(updated_at)} />}
      </dl>
      {canDecide && payout.next.length > 0 ? <PayoutDecision key={status} payout={payout} onDirty={onDirty} /> : null}
    </>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium select-all">
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
