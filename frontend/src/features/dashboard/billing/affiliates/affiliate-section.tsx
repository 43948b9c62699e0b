import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useGetAffiliate } from '@/api/generated/affiliates/affiliates.ts';
import type { AffiliateLink, CommissionEntry } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';

const HEADING = 'affiliate-links';

/** What a customer earns with affiliate links; nothing for customers without one, and while it is unknown. */
export function AffiliateSection() {
  const { data } = useGetAffiliate();
  if (!data || data.links.length === 0) return null;
  return (
    <section aria-labelledby={HEADING} className="mt-12">
      <h2 id={HEADING} className="mb-4 text-2xl">
        <Trans>Affiliate links</Trans>
      </h2>
      <Card>
        <ul aria-labelledby={HEADING} className="divide-y divide-border">
          {data.links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </ul>
        <Entries entries={data.entries} isSingle={data.links.length === 1} />
      </Card>
    </section>
  );
}

function LinkItem({
  link: { url, percent, days, hold_days: holdDays, products, active, totals },
}: {
  readonly link: AffiliateLink;
}) {
  const copyText = useCopy();
  const copy = () => void copyText(url, { copied: t`Link copied`, failed: t`Failed to copy the link` });
  const held = plural(holdDays, { one: '# day', other: '# days' });
  const names = products.join(', ');
  return (
    <li className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 grow basis-52 font-semibold wrap-anywhere" dir="ltr">
          {url}
        </p>
        {active ? (
          <Button variant="outline" size="sm" onClick={copy}>
            <Copy aria-hidden="true" />
            <Trans>Copy link</Trans>
          </Button>
        ) : (
          <Badge variant="secondary">
            <Trans>Paused</Trans>
          </Badge>
        )}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">
        <span>{t`${percent}% of orders placed within ${plural(days, { one: '# day', other: '# days' })} of a visit, after discounts and without tax.`}</span>{' '}
        <span>
          {holdDays > 0
            ? t`Commission goes to your wallet ${held} after payment; refunds are deducted.`
            : t`Commission goes to your wallet after payment; refunds are deducted.`}
        </span>
        {names ? <span>{` ${t`It applies to ${names}.`}`}</span> : null}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure name={t`Visitors`} value={formatCount(totals.visits)} />
        <Figure name={t`Orders`} value={formatCount(totals.orders)} />
        <Figure name={t`Held`} value={formatMoney(totals.held + totals.ready)} />
        <Figure name={t`In your wallet`} value={formatMoney(totals.paid)} />
      </dl>
    </li>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function stateText({ state, available_at }: CommissionEntry): string {
  if (state === 'paid') return t`In your wallet`;
  return state === 'ready' ? t`Goes to your wallet next` : t`Held until ${formatDate(available_at)}`;
}

interface EntriesProps {
  readonly entries: readonly CommissionEntry[];
  /** The code of each entry says nothing then. */
  readonly isSingle: boolean;
}

function Entries({ entries, isSingle }: EntriesProps) {
  if (entries.length === 0)
    return (
      <p className="border-t border-border p-5 text-sm text-muted-foreground sm:px-6">
        <Trans>Your first commission appears here.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Commission`} className="border-t border-border">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-start justify-between gap-6 border-b border-border px-5 py-3 text-sm last:border-b-0 sm:px-6"
        >
          <span>
            <span className="block font-medium">
              <span>{entry.amount < 0 ? t`Refund deducted` : t`Commission`}</span>
              {isSingle ? null : <span className="font-normal text-muted-foreground">{` ${entry.code}`}</span>}
            </span>
            <span className="block text-muted-foreground">
              <time dateTime={entry.created_at}>{formatDate(entry.created_at)}</time>
              <span>{`, ${stateText(entry)}`}</span>
            </span>
          </span>
          <span className="font-semibold tabular-nums">{formatMoney(entry.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
