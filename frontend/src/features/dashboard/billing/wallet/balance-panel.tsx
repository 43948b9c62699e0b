import { Trans } from '@lingui/react/macro';
import { River } from '@/components/brand/river.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { unknownAmount } from '@/lib/currency-symbol.ts';
import { formatMoney } from '@/lib/format.ts';

interface BalancePanelProps {
  /** Undefined while unknown. */
  readonly balance: number | undefined;
  /** Why the balance, or an update of it, cannot be shown. */
  readonly problem: string | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The wallet's balance in large type, on the river. */
export function BalancePanel({ balance, problem, isFetching, onRetry }: BalancePanelProps) {
  return (
    <div className="dark deep relative isolate flex min-h-44 flex-col overflow-hidden p-6 lg:p-8">
      <River className="absolute inset-y-0 end-0 -z-1 h-full w-3/4 text-deep-line opacity-90 mask-l-from-30% mask-l-to-100%" />
      <dl>
        <dt className="text-sm font-semibold text-muted-foreground">
          <Trans>Current Balance</Trans>
        </dt>
        <dd className="mt-2 font-display text-4xl font-semibold tracking-tight tabular-nums">
          <Figure balance={balance} isMissing={problem !== null} />
        </dd>
      </dl>
      {problem ? (
        <div role="alert" className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-6 text-sm font-medium">
          <span className="text-destructive">{problem}</span>
          <Button variant="outline" size="sm" busy={isFetching} onClick={onRetry} className="not-hover:bg-deep">
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Figure({ balance, isMissing }: { readonly balance: number | undefined; readonly isMissing: boolean }) {
  if (balance !== undefined) return <span>{formatMoney(balance)}</span>;
  if (isMissing) return <span className="text-muted-foreground">{unknownAmount()}</span>;
  return (
    <>
      <Skeleton className="h-[1.06em] w-48 max-w-full" />
      <span role="status" className="sr-only">
        <Trans>Loading balance</Trans>
      </span>
    </>
  );
}
