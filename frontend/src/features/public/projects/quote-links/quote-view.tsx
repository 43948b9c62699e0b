import { priceQuote } from '@contract/rules/quotes.ts';
import { Trans } from '@lingui/react/macro';
import type { LinkedQuote } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { formatDate } from '@/lib/format.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { QuoteChanges } from './quote-changes.tsx';
import { QuoteItems } from './quote-items.tsx';
import { QuotePlan } from './quote-plan.tsx';
import { QuoteSeal } from './quote-seal.tsx';
import { isWaiting } from './quote-texts.ts';
import './quote.css';
import { useQuoteAnswer } from './use-quote-answer.ts';

interface QuoteViewProps {
  readonly token: string;
  readonly quote: LinkedQuote;
  readonly onChanged: (quote: LinkedQuote) => void;
  readonly onReload: () => void;
}

/** The quote as a document, and beside it the answer; on a phone the answer comes last, after everything was read. */
export function QuoteView({ token, quote, onChanged, onReload }: QuoteViewProps) {
  const {
    number,
    version,
    title,
    seller,
    recipient,
    lines,
    currency,
    sent_at: sentAt,
    acceptance,
    terms,
    intro,
  } = quote;
  const answer = useQuoteAnswer(`quote-${number}-${version}`);
  const selected = acceptance?.selected ?? answer.selected;
  const priced = priceQuote(lines, selected, currency);
  return (
    <Container className="py-8 sm:py-14">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] xl:gap-12">
        <article className="quote-paper min-w-0 rounded-xl border border-border bg-card px-5 py-8 sm:px-10 sm:py-12">
          <header>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
              <bdi className="font-display text-base font-semibold">{seller.name}</bdi>
              <span className="text-muted-foreground tabular-nums">
                <Trans>
                  Quote {number}, version {version}
                </Trans>
              </span>
            </p>
            <h1 className="mt-8 max-w-[20ch] text-4xl wrap-anywhere sm:mt-12 sm:text-5xl">
              <bdi>{title}</bdi>
            </h1>
            <dl className="mt-6 grid gap-x-10 gap-y-3 border-t border-border pt-5 text-sm sm:mt-8 sm:grid-cols-3">
              <div className="min-w-0">
                <dt className="text-muted-foreground">
                  <Trans>For</Trans>
                </dt>
                <dd className="font-semibold wrap-anywhere">
                  <bdi>{recipient.name}</bdi>
                </dd>
              </div>
              <div>
                <dt className="text-muted-foreground">
                  <Trans>Sent</Trans>
                </dt>
                <dd className="font-semibold tabular-nums">{formatDate(sentAt)}</dd>
              </div>
              {quote.validUntil ? (
                <div>
                  <dt className="text-muted-foreground">
                    <Trans>Valid until</Trans>
                  </dt>
                  <dd className="font-semibold tabular-nums">{formatDate(quote.validUntil)}</dd>
                </div>
              ) : null}
            </dl>
          </header>
          <QuoteChanges quote={quote} />
          {intro ? (
            <p className="each-direction mt-8 max-w-prose text-lg wrap-anywhere whitespace-pre-wrap">{intro}</p>
          ) : null}
          <QuoteItems
            token={token}
            quote={quote}
            selected={selected}
            priced={priced}
            onToggle={isWaiting(quote) ? answer.toggle : null}
          />
          <QuotePlan quote={quote} total={priced.total} />
          {terms ? (
            <section aria-labelledby="terms" className="mt-12">
              <h2 id="terms" className="text-xl">
                <Trans>Terms</Trans>
              </h2>
              <p className="each-direction mt-4 max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">{terms}</p>
            </section>
          ) : null}
          <QuoteSeal quote={quote} />
          <Sender quote={quote} />
        </article>
        <AnswerPanel
          token={token}
          quote={quote}
          answer={answer}
          total={priced.total}
          onChanged={onChanged}
          onReload={onReload}
        />
      </div>
    </Container>
  );
}

/** Who the quote comes from, at its foot. */
function Sender({ quote: { seller } }: Pick<QuoteViewProps, 'quote'>) {
  const lines = [...seller.address.split('\n'), seller.taxNumber, seller.email].filter((line) => line.trim() !== '');
  return (
    <footer className="mt-12 border-t border-border pt-5 text-sm text-muted-foreground">
      <p className="font-semibold text-foreground">
        <bdi>{seller.name}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          <bdi>{line}</bdi>
        </p>
      ))}
    </footer>
  );
}
