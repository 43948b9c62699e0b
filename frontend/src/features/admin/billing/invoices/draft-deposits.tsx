import { errorMessage } from '@/api/api-error.ts';
import type { InvoiceDeposit } from '@/api/generated/model.ts';
import { invoiceDraftInputDepositsMax } from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import type { useDeposits } from './use-deposits.ts';

interface DraftDepositsProps {
  readonly deposits: ReturnType<typeof useDeposits>;
  /** ids */
  readonly chosen: readonly string[];
  readonly currency: string;
  readonly problem: string | undefined;
  readonly onChange: (chosen: string[]) => void;
}

const describe = ({ issuedOn, left }: InvoiceDeposit, currency: string): string =>
  left > 0 ? `${formatDate(issuedOn)} · ${moneyIn(currency, left)} of it is still due there` : formatDate(issuedOn);

/** Earlier invoices of the recipient, to be deducted as deposits; nothing while there are none. */
export function DraftDeposits({
  deposits: { known, error, retry },
  chosen,
  currency,
  problem,
  onChange,
}: DraftDepositsProps) {
  const missing = known ? chosen.filter((id) => !known.some((deposit) => deposit.id === id)) : [];
  if (!error && (known ?? []).length === 0 && missing.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Deduct deposits</h2>
      <p className="mt-1 mb-4 text-sm text-muted-foreground">
        Earlier invoices to this recipient. This becomes the final invoice: it shows all lines, then deducts the
        selected ones.
      </p>
      {error ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Failed to fetch the deposits')}
        </Banner>
      ) : null}
      <ul aria-label="Deposits" id="deposits" tabIndex={-1} className="divide-y divide-border">
        {(known ?? []).map((deposit) => {
          const { id, number, total } = deposit;
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <label className="flex min-h-11 items-center gap-3 py-2.5 text-sm">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-primary"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= invoiceDraftInputDepositsMax}
                  onChange={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
                />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold tabular-nums">{number}</span>
                  <span className="block text-xs text-muted-foreground">{describe(deposit, currency)}</span>
                </span>
                <span className="font-semibold tabular-nums">{moneyIn(currency, total)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 ? (
        <Banner
          tone="danger"
          className="mt-3"
          action={
            <Button size="sm" variant="outline" onClick={() => onChange(chosen.filter((id) => !missing.includes(id)))}>
              Remove
            </Button>
          }
        >
          {missing.length === 1
            ? 'A selected deposit can no longer be deducted.'
            : `${missing.length} selected deposits can no longer be deducted.`}
        </Banner>
      ) : null}
      {problem && missing.length === 0 ? (
        <p role="alert" className="mt-2 text-xs font-semibold text-destructive">
          {problem}
        </p>
      ) : null}
    </Card>
  );
}
