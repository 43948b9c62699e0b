import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LinkedQuote } from '@/api/generated/model.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatMoment } from '@/lib/format-moment.ts';

/** Who accepted what and when, and the seal of the PDF, as the emails and the PDF have it; nothing until it is sealed. */
export function QuoteSeal({ quote: { acceptance, currency, recipient } }: { readonly quote: LinkedQuote }) {
  if (!acceptance?.sha256 || !acceptance.seal) return null;
  const { name, accepted_at: acceptedAt, version, total, sha256, seal } = acceptance;
  const rows = [
    [t`Accepted by`, `${name}\n${recipient.email}`],
    [t`Time`, formatMoment(acceptedAt)],
    [t`Version`, String(version)],
    [t`Total`, moneyIn(currency, total)],
  ];
  const codes = [
    [t`Fingerprint of the PDF (SHA-256)`, sha256],
    [t`Signature (Ed25519)`, seal],
  ];
  return (
    <section aria-labelledby="seal" className="mt-12 rounded-lg border border-border bg-background p-5 sm:p-6">
      <h2 id="seal" className="text-xl">
        <Trans>Seal</Trans>
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-3 text-sm sm:grid-cols-2">
        {rows.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold whitespace-pre-line wrap-anywhere tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {codes.map(([label, value]) => (
          <div key={label} className="min-w-0 sm:col-span-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="mt-1">
              <code className="block text-xs wrap-anywhere">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted-foreground print:hidden">
        <Trans>
          Check the PDF offline with{' '}
          <a href="/docs/quote-seal.ts" className="text-primary underline underline-offset-4">
            our program
          </a>
          .
        </Trans>
      </p>
    </section>
  );
}
