import type { Transaction } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { signedMoney } from '@/lib/format-amounts.ts';

interface TransactionListProps {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
}

/** The latest transactions of a wallet: description, date, amount, balance. */
export function TransactionList({ transactions }: TransactionListProps) {
  if (transactions.length === 0) return <p className="py-3 text-sm text-muted-foreground">No transactions yet</p>;
  return (
    <ul className="divide-y divide-border">
      {transactions.map(({ id, type, reference, amount, balance_after, created_at }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
          <div className="min-w-0">
            <p className="truncate font-medium">{statusLabel(type)}</p>
            <p className="text-xs text-muted-foreground">
              <span className="wrap-anywhere">{reference}</span> ·{' '}
              <time dateTime={created_at}>{formatDate(created_at)}</time>
            </p>
          </div>
          <div className="shrink-0 text-right tabular-nums">
            <p className="font-medium">{signedMoney(amount)}</p>
            <p className="text-xs text-muted-foreground">{formatMoney(balance_after)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
