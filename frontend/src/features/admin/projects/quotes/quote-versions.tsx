import { Copy, ExternalLink } from 'lucide-react';
import type { AdminQuote, QuoteChanges, QuoteVersion } from '@/api/generated/model.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

const KINDS = { added: 'Added', changed: 'Changed', removed: 'Removed' };

interface ChangeListProps {
  readonly changes: QuoteChanges;
  readonly currency: string;
}

/** What a version changes. */
function ChangeList({ changes: { lines, total, totalBefore }, currency }: ChangeListProps) {
  const money = (amount: number | null) => (amount === null ? '' : moneyIn(currency, amount));
  const rows = lines.map((change, index) => ({ ...change, key: `${index} ${change.kind}` }));
  if (rows.length === 0) return <p className="text-sm text-muted-foreground">The items haven’t changed.</p>;
  return (
    <ul aria-label="Changes" className="grid gap-1 text-sm">
      {rows.map(({ key, kind, description, before, after }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="text-muted-foreground">{`${KINDS[kind]}:`}</span> <bdi>{description}</bdi>
          </span>
          <span className="tabular-nums">{[money(before), money(after)].filter(Boolean).join(' → ')}</span>
        </li>
      ))}
      <li className="flex flex-wrap justify-between gap-x-4 border-t border-border pt-1 font-semibold">
        <span>Total</span>
        <span className="tabular-nums">{`${money(totalBefore)} → ${money(total)}`}</span>
      </li>
    </ul>
  );
}

/** What was sent: each version with its link, who read it, and its differences. */
export function QuoteVersions({ quote: { versions, currency } }: { readonly quote: AdminQuote }) {
  if (versions.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">Versions</h2>
      <ol className="mt-2 divide-y divide-border">
        {versions.map((version) => (
          <Version key={version.number} version={version} currency={currency} />
        ))}
      </ol>
    </Card>
  );
}

function Version({ version, currency }: { readonly version: QuoteVersion; readonly currency: string }) {
  const { number, sent_at: sentAt, sent_by: sentBy, total, validUntil, link, readings, changes } = version;
  const copyText = useCopy();
  const copy = () => copyText(link, { copied: 'Link copied', failed: 'Failed to copy the link' });
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">{`Version ${number}`}</h3>
          <p className="text-xs text-muted-foreground tabular-nums">
            {[`Sent ${formatShopTime(sentAt)}`, sentBy].filter(Boolean).join(' by ')}
          </p>
          <p className="text-xs text-muted-foreground tabular-nums">{`Valid until ${formatDate(validUntil)}`}</p>
        </div>
        <span className="font-semibold tabular-nums">{moneyIn(currency, total)}</span>
      </div>
      {changes ? <ChangeList changes={changes} currency={currency} /> : null}
      {version.declined_at ? (
        <div className="rounded-md bg-muted px-4 py-3 text-sm">
          <p className="font-semibold">{`Declined ${formatShopTime(version.declined_at)}`}</p>
          {version.reason ? (
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
              <bdi>{version.reason}</bdi>
            </p>
          ) : null}
        </div>
      ) : null}
      <div className="text-sm">
        {readings.length === 0 ? (
          <p className="text-muted-foreground">Not opened yet</p>
        ) : (
          <>
            <p className="font-medium">Opened</p>
            <ul className="text-muted-foreground tabular-nums">
              {readings.map(({ at, device }) => (
                <li key={at}>{[formatShopTime(at), device].filter(Boolean).join(', ')}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="-ms-3 flex flex-wrap gap-x-2">
        <Button variant="ghost" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy link
          <span className="sr-only">{` of version ${number}`}</span>
        </Button>
        <a href={link} target="_blank" rel="noopener" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
          <ExternalLink aria-hidden="true" />
          Open
          <span className="sr-only">{` version ${number}`}</span>
        </a>
      </div>
    </li>
  );
}
