import { adminGetQuotePdf } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuote, QuotePayment } from '@/api/generated/model.ts';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { Card } from '@/components/ui/card.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

const nameOf = ({ kind, phase }: QuotePayment): string => {
  if (kind === 'deposit') return 'Deposit';
  return kind === 'phase' && phase ? `After ${phase}` : 'Final payment';
};

/** The agreement: who accepted which version, the amounts, and the sealed PDF. */
export function AcceptedQuote({ quote }: { readonly quote: AdminQuote }) {
  const { acceptance, currency, lines, id, number } = quote;
  if (!acceptance) return null;
  const { name, version, accepted_at: acceptedAt, net, tax, total, payments, selected, sha256 } = acceptance;
  const options = lines.filter((line) => selected.includes(line.id));
  const rows = payments.map((payment, index) => ({ ...payment, key: `${index} ${payment.kind}` }));
  return (
    <Card className="min-w-0 p-5 sm:p-6">
      <h2 className="text-lg">Agreement</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        <bdi className="font-semibold text-foreground">{name}</bdi>
        <span>{` accepted version ${version} on ${formatShopTime(acceptedAt)}.`}</span>
      </p>
      <p className="mt-4 font-display text-3xl font-semibold wrap-anywhere tabular-nums">{moneyIn(currency, total)}</p>
      {tax > 0 ? (
        <p className="text-sm text-muted-foreground tabular-nums">
          {`${moneyIn(currency, net)} net and ${moneyIn(currency, tax)} tax`}
        </p>
      ) : null}
      {options.length > 0 ? (
        <p className="mt-3 text-sm wrap-anywhere">
          <span className="text-muted-foreground">Selected options: </span>
          <span>{options.map((line) => line.description).join(', ')}</span>
        </p>
      ) : null}
      <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">Payments</h3>
      <ul className="mt-1 divide-y divide-border">
        {rows.map(({ key, ...payment }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
            <span className="wrap-anywhere">
              <span>{nameOf(payment)}</span>
              <span className="ms-2 text-muted-foreground tabular-nums">{`${payment.percent}%`}</span>
            </span>
            <span className="font-semibold tabular-nums">{moneyIn(currency, payment.amount)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {sha256 ? (
          <DownloadDocument
            label="Download sealed PDF"
            of={number}
            file={`${number}.pdf`}
            load={() => adminGetQuotePdf(id)}
          />
        ) : (
          <p className="text-sm text-muted-foreground">Sealing the PDF</p>
        )}
      </div>
      {sha256 ? (
        <p className="mt-4 text-xs wrap-anywhere text-muted-foreground">{`SHA-256 of the PDF: ${sha256}`}</p>
      ) : null}
    </Card>
  );
}
