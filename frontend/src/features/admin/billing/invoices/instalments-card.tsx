import type { DirectInvoice } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

type Instalment = DirectInvoice['instalments'][number];

function describe({ dueOn, amount, left }: Instalment, currency: string): string {
  if (amount === 0) return 'Credited';
  if (left === 0) return 'Paid';
  const open = left < amount ? `${moneyIn(currency, left)} open` : 'Open';
  return dueOn < businessDay(Date.now()) ? `${open}, overdue` : open;
}

/** The instalments of an invoice with the amount due of each; payments are allocated in order. */
export function InstalmentsCard({ invoice: { instalments, currency } }: { readonly invoice: DirectInvoice }) {
  return (
    <Card className="mt-6 p-5 sm:p-6 print:hidden">
      <h2 className="text-lg">Instalments</h2>
      <ol aria-label="Instalments" className="mt-2 divide-y divide-border text-sm tabular-nums">
        {instalments.map((instalment) => (
          <li
            key={instalment.dueOn}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5 sm:grid-cols-[10rem_1fr_auto]"
          >
            <span className="font-medium">{formatDate(instalment.dueOn)}</span>
            <span className="order-last text-muted-foreground sm:order-none">{describe(instalment, currency)}</span>
            <span className="font-semibold">{moneyIn(currency, instalment.amount)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
