import type { Payout } from '@/api/generated/model.ts';
import { formatAccount, formatOutcome } from '@/components/payout/payout-format.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';

interface PayoutItemProps {
  readonly payout: Payout;
  readonly onCancel: () => void;
}

/** One withdrawal: amount, status and result. */
export function PayoutItem({ payout, onCancel }: PayoutItemProps) {
  const { reference, amount, status, account, created_at } = payout;
  const outcome = formatOutcome(payout);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-border px-5 py-4 sm:px-6">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
          <StatusBadge status={status} />
        </p>
        <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
          <span>{`${reference},`}</span> <time dateTime={created_at}>{formatDate(created_at)}</time>
          {account ? (
            <span>
              {', '}
              <bdi>{formatAccount(account)}</bdi>
            </span>
          ) : null}
        </p>
        {outcome ? (
          <p className="mt-1 text-sm wrap-anywhere">
            <bdi>{outcome}</bdi>
          </p>
        ) : null}
      </div>
      {status === 'requested' ? (
        <Button variant="outline" size="sm" aria-label={`Cancel withdrawal ${reference}`} onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </li>
  );
}
