import { toCents } from '@contract/rules/money.ts';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetVatReturn } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { VatReturn as Figures, VatCategory, VatReturnRow } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { formatCount } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';

const CATEGORY_LABELS: Readonly<Record<VatCategory, string>> = {
  standard: 'Taxed',
  zero_rated: 'Zero-rated',
  exported: 'Exported, zero-rated',
  exempt: 'No tax',
  reverse_charge: 'Reverse charge',
  not_registered: 'No tax number',
};

const labelOf = ({ category, percent }: VatReturnRow): string =>
  category === 'standard' ? `${CATEGORY_LABELS[category]} at ${percent}%` : CATEGORY_LABELS[category];
const kindOf = ({ kind }: VatReturnRow): string => (kind === 'invoice' ? 'Invoices' : 'Credit notes');

const toFile = ({ rows, withheld }: Figures): Blob =>
  csvFile([
    ['Kind', 'Category', 'Percent', 'Currency', 'Documents', 'Net', 'Tax'],
    ...rows.map((row) => [
      kindOf(row),
      CATEGORY_LABELS[row.category],
      row.percent,
      row.currency,
      row.documents,
      { cents: toCents(row.net) },
      { cents: toCents(row.tax) },
    ]),
    ...withheld.map(({ currency, amount }) => [
      'Withheld VAT (VDS)',
      '',
      '',
      currency,
      '',
      '',
      { cents: toCents(amount) },
    ]),
  ]);

/** The sums of a month for its VAT return, such as Mushak 9.1. */
export function VatReturn({ month }: { readonly month: string }) {
  const query = useAdminGetVatReturn({ month });
  return (
    <Card className="mb-6 grid gap-3 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">{`VAT return for ${formatMonth(month)}`}</h2>
        {query.data ? (
          <CsvButton label="Export VAT return" file={`vat-return-${month}.csv`} load={async () => toFile(query.data)} />
        ) : null}
      </div>
      <QueryState
        query={query}
        loading="Loading the VAT return"
        skeleton={<Skeleton className="h-24" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the VAT return')}
        isEmpty={({ rows, withheld }) => rows.length + withheld.length === 0}
        empty={<p className="text-sm text-muted-foreground">No invoices in this month.</p>}
      >
        {(figures) => <FigureTable figures={figures} />}
      </QueryState>
    </Card>
  );
}

const CELL = 'py-2 ps-4 text-end tabular-nums';

function FigureTable({ figures: { rows, withheld } }: { readonly figures: Figures }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on a phone, also by keyboard
    <section aria-label="Sums of the month" className="min-w-0 overflow-x-auto" tabIndex={0}>
      <table aria-label="VAT return" className="w-full min-w-120 text-sm">
        <thead>
          <tr className="border-b border-border text-muted-foreground">
            <th scope="col" className="py-2 text-start font-medium">
              Supplies
            </th>
            <th scope="col" className={CELL}>
              Documents
            </th>
            <th scope="col" className={CELL}>
              Net
            </th>
            <th scope="col" className={CELL}>
              Tax
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((row) => (
            <tr key={[row.currency, row.kind, row.category, row.percent].join(' ')}>
              <th scope="row" className="py-2 text-start font-normal">
                {`${kindOf(row)} · ${labelOf(row)}`}
              </th>
              <td className={CELL}>{formatCount(row.documents)}</td>
              <td className={CELL}>{moneyIn(row.currency, row.net)}</td>
              <td className={CELL}>{moneyIn(row.currency, row.tax)}</td>
            </tr>
          ))}
          {withheld.map(({ currency, amount }) => (
            <tr key={currency}>
              <th scope="row" className="py-2 text-start font-normal" colSpan={3}>
                Withheld by customers (VDS)
              </th>
              <td className={CELL}>{moneyIn(currency, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
