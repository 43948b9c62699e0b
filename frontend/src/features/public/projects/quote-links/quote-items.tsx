import { toAmount } from '@contract/rules/money.ts';
import { netOf, type PricedQuote } from '@contract/rules/quotes.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { LinkedQuote, QuoteLine } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { QuestionForm } from './question-form.tsx';
import { formatAmount } from './quote-texts.ts';

interface QuoteItemsProps {
  readonly token: string;
  readonly quote: LinkedQuote;
  readonly selected: readonly string[];
  readonly priced: PricedQuote;
  /** Null once the quote is answered. */
  readonly onToggle: ((id: string) => void) | null;
}

/** The items, the options to select, and the sums. */
export function QuoteItems({ token, quote, selected, priced, onToggle }: QuoteItemsProps) {
  const required = quote.lines.filter(({ optional }) => !optional);
  const options = quote.lines.filter(({ optional }) => optional);
  const item = (line: QuoteLine) => (
    <Item
      key={line.id}
      token={token}
      line={line}
      currency={quote.currency}
      isSelected={selected.includes(line.id)}
      onToggle={onToggle}
    />
  );
  return (
    <>
      <section aria-labelledby="items" className="mt-10">
        <h2 id="items" className="text-xl">
          <Trans>What we do</Trans>
        </h2>
        <ol className="mt-3 divide-y divide-border border-y border-border">{required.map(item)}</ol>
      </section>
      {options.length > 0 ? (
        <section aria-labelledby="options" className="mt-10">
          <h2 id="options" className="text-xl">
            <Trans>Options</Trans>
          </h2>
          {onToggle ? (
            <p className="mt-1 text-sm text-muted-foreground print:hidden">
              <Trans>Select what you would like to add. The total updates automatically.</Trans>
            </p>
          ) : null}
          <ul className="mt-3 divide-y divide-border border-y border-border">{options.map(item)}</ul>
        </section>
      ) : null}
      <Sums priced={priced} currency={quote.currency} />
    </>
  );
}

interface ItemProps {
  readonly token: string;
  readonly line: QuoteLine;
  readonly currency: string;
  readonly isSelected: boolean;
  readonly onToggle: ((id: string) => void) | null;
}

function Item({ token, line, currency, isSelected, onToggle }: ItemProps) {
  const { id, description, quantity, unit, unitPrice, discount, taxName, taxPercent, optional } = line;
  const [isAsking, setAsking] = useState(false);
  const price = moneyIn(currency, unitPrice);
  const details = [
    quantity === 1 && unit === '' ? '' : `${formatAmount(quantity)} ${unit} × ${price}`.replace('  ', ' '),
    discount === 0 ? '' : t`${moneyIn(currency, discount)} discount`,
    taxPercent === 0 ? '' : `${taxName} ${formatAmount(taxPercent)}%`,
  ].filter(Boolean);
  const amount = moneyIn(currency, toAmount(netOf(line, currency)));
  const isOut = optional && !isSelected;
  const text = (
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">
        <bdi>{description}</bdi>
      </span>
      {details.length > 0 ? (
        <span className="mt-0.5 block text-sm text-muted-foreground tabular-nums">{details.join(' · ')}</span>
      ) : null}
    </span>
  );
  const sum = (
    <span className={clsx('text-end font-semibold tabular-nums', isOut && 'font-normal text-muted-foreground')}>
      {isOut ? `+${amount}` : amount}
    </span>
  );
  return (
    <li className="py-4">
      {optional ? (
        <label className={clsx('flex items-start gap-3 sm:gap-4', onToggle && 'cursor-pointer')}>
          <input
            type="checkbox"
            checked={isSelected}
            disabled={onToggle === null}
            onChange={() => onToggle?.(id)}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          {text}
          {sum}
        </label>
      ) : (
        <div className="flex items-start gap-4">
          {text}
          {sum}
        </div>
      )}
      <div className={clsx('print:hidden', optional && 'ps-8 sm:ps-9')}>
        {isAsking ? (
          <QuestionForm token={token} lineId={id} label={t`Your question`} onClose={() => setAsking(false)} />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="mt-1 -ms-3 text-muted-foreground"
            onClick={() => setAsking(true)}
          >
            <MessageCircle aria-hidden="true" />
            <span>
              <Trans>Ask about this</Trans>
            </span>
            <span className="sr-only">{`: ${description}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Sums({ priced, currency }: Pick<QuoteItemsProps, 'priced'> & { readonly currency: string }) {
  const money = (cents: number) => moneyIn(currency, toAmount(cents));
  const taxes = priced.taxes.filter(({ percent }) => percent > 0);
  return (
    <dl aria-live="polite" className="ms-auto mt-6 grid max-w-sm grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
      {taxes.length > 0 ? (
        <>
          <dt className="text-sm text-muted-foreground">
            <Trans>Net</Trans>
          </dt>
          <dd className="text-end text-sm">{money(priced.net)}</dd>
          {taxes.map(({ name, percent, tax }) => (
            <Tax key={`${name} ${percent}`} label={`${name} ${formatAmount(percent)}%`} amount={money(tax)} />
          ))}
        </>
      ) : null}
      <dt className="mt-1 border-t-2 border-primary pt-2.5 pe-8 font-semibold">
        <Trans>Total</Trans>
      </dt>
      <dd className="mt-1 border-t-2 border-primary pt-2 text-end font-display text-xl font-semibold">
        {money(priced.total)}
      </dd>
    </dl>
  );
}

const Tax = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <>
    <dt className="text-sm text-muted-foreground">{label}</dt>
    <dd className="text-end text-sm">{amount}</dd>
  </>
);
