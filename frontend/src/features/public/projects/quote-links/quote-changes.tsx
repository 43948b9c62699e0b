import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Minus, PencilLine, Plus } from 'lucide-react';
import type { LinkedQuote, QuoteChange } from '@/api/generated/model.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

const ICONS = { added: Plus, changed: PencilLine, removed: Minus };

const nameOf = (kind: QuoteChange['kind']): string => {
  if (kind === 'added') return t`Added:`;
  return kind === 'changed' ? t`Changed:` : t`Removed:`;
};

/** What a newer version has changed, and that it replaces the one that the link was sent with. */
export function QuoteChanges({ quote }: { readonly quote: LinkedQuote }) {
  const { version, openedVersion, changes, currency } = quote;
  if (!changes) return null;
  const before = version - 1;
  const money = (amount: number | null) => (amount === null ? '' : moneyIn(currency, amount));
  // Two items may have the same description and amounts.
  const rows = changes.lines.map((change, index) => ({ ...change, key: `${index} ${change.kind}` }));
  return (
    <section aria-labelledby="changes" className="mt-8 rounded-lg bg-info-soft p-4 text-sm sm:p-5 print:hidden">
      <h2 id="changes" className="font-sans text-base font-semibold tracking-normal">
        <Trans>This is version {version}</Trans>
      </h2>
      <p className="mt-1">
        {openedVersion < version ? (
          <Trans>Your link was for version {openedVersion}, which this version replaces.</Trans>
        ) : (
          <Trans>It replaces version {before}.</Trans>
        )}
      </p>
      {rows.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {rows.map(({ key, kind, description, before: old, after }) => {
            const Icon = ICONS[kind];
            return (
              <li key={key} className="flex items-start gap-2.5">
                <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="font-semibold">{nameOf(kind)}</span> <bdi>{description}</bdi>
                </span>
                <span className="text-end tabular-nums">
                  {kind === 'changed' && old !== after ? (
                    <>
                      <del className="block text-muted-foreground">{money(old)}</del>
                      <ins className="no-underline">{money(after)}</ins>
                    </>
                  ) : (
                    money(after ?? old)
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="mt-2">
          <Trans>The items haven’t changed.</Trans>
        </p>
      )}
      {changes.total === changes.totalBefore ? null : (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-border pt-3 font-semibold tabular-nums">
          <Trans>Total without options</Trans>
          <span>
            <del className="me-2 font-normal text-muted-foreground">{money(changes.totalBefore)}</del>
            <ins className="no-underline">{money(changes.total)}</ins>
          </span>
        </p>
      )}
    </section>
  );
}
