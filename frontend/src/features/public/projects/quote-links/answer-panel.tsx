import { allowsClient } from '@contract/rules/client-rights.ts';
import { toAmount } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { clientRights } from '@/api/generated/client-rights.ts';
import type { LinkedQuote } from '@/api/generated/model.ts';
import { getLinkedQuotePdf } from '@/api/generated/quote-links/quote-links.ts';
import { DownloadDocument } from '@/components/invoice/download-document.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { isWaiting } from './quote-texts.ts';
import { quoteHeaders } from './quote-token.ts';
import type { QuoteAnswerState } from './use-quote-answer.ts';

export interface AnswerPanelProps {
  readonly token: string;
  readonly quote: LinkedQuote;
  readonly answer: QuoteAnswerState;
  /** of the selection, in hundredths */
  readonly total: number;
  readonly onChanged: (quote: LinkedQuote) => void;
  readonly onReload: () => void;
}

/** The response to a quote, or its outcome. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { token, quote, total } = props;
  const mayAnswer = allowsClient(quote.viewer.rights, clientRights.acceptQuote);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-24 print:hidden">
      {!isWaiting(quote) ? (
        <Outcome token={token} quote={quote} />
      ) : mayAnswer ? (
        <Answer {...props} />
      ) : (
        <Reading quote={quote} total={total} />
      )}
      <div className="mt-5 border-t border-border pt-4">
        {isAsking ? (
          <QuestionForm token={token} lineId={null} label={t`Your question`} onClose={() => setAsking(false)} />
        ) : (
          <Button variant="link" size="sm" onClick={() => setAsking(true)}>
            <Trans>Ask a question</Trans>
          </Button>
        )}
        {isWaiting(quote) ? (
          <p className="mt-2 text-xs text-muted-foreground">
            <Trans>We can see when this quote was opened. Opening it doesn’t accept the quote.</Trans>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** For people who read a quote that a colleague decides. */
function Reading({ quote, total }: Pick<AnswerPanelProps, 'quote' | 'total'>) {
  const day = quote.validUntil ? formatDate(quote.validUntil) : '';
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
        <Trans>Total</Trans>
      </h2>
      <p className="mt-1 font-display text-4xl font-semibold tracking-tight wrap-anywhere tabular-nums">
        {moneyIn(quote.currency, toAmount(total))}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        <Trans>Valid until {day}</Trans>
      </p>
      <p className="mt-4 text-sm">
        <Trans>A colleague with the right to approve accepts or declines this quote.</Trans>
      </p>
    </section>
  );
}

function Answer({ token, quote, answer, total, onChanged, onReload }: AnswerPanelProps) {
  const [isDeclining, setDeclining] = useState(false);
  const day = quote.validUntil ? formatDate(quote.validUntil) : '';
  return (
    <section aria-labelledby="answer">
      <h2 id="answer" className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
        <Trans>Your total</Trans>
      </h2>
      <p className="mt-1 font-display text-4xl font-semibold tracking-tight wrap-anywhere tabular-nums">
        {moneyIn(quote.currency, toAmount(total))}
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        <Trans>Valid until {day}</Trans>
      </p>
      {isDeclining ? (
        <DeclineForm
          token={token}
          quote={quote}
          answer={answer}
          onChanged={onChanged}
          onReload={onReload}
          onClose={() => setDeclining(false)}
        />
      ) : (
        <>
          <AcceptForm
            token={token}
            quote={quote}
            answer={answer}
            total={total}
            onChanged={onChanged}
            onReload={onReload}
          />
          <Button variant="ghost" className="mt-2 w-full" onClick={() => setDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

interface NoteProps {
  readonly icon: typeof CircleCheck;
  readonly title: string;
  readonly children: ReactNode;
}

const Note = ({ icon: Icon, title, children }: NoteProps) => (
  <div role="status" className="flex items-start gap-3">
    <Icon className="mt-1 size-5 shrink-0 text-primary" aria-hidden="true" />
    <div className="min-w-0">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-1 grid gap-2 text-sm text-muted-foreground">{children}</div>
    </div>
  </div>
);

function Outcome({ token, quote }: Pick<AnswerPanelProps, 'token' | 'quote'>) {
  const { acceptance, declined_at: declinedAt, reason, currency, number } = quote;
  if (acceptance) {
    const { name, accepted_at: acceptedAt, total, sha256 } = acceptance;
    const day = formatDate(acceptedAt);
    return (
      <Note icon={CircleCheck} title={t`Accepted`}>
        <p>
          <Trans>
            By <bdi className="font-semibold text-foreground">{name}</bdi> on <span>{day}</span>
          </Trans>
        </p>
        <p className="font-display text-3xl font-semibold text-foreground wrap-anywhere tabular-nums">
          {moneyIn(currency, total)}
        </p>
        {sha256 ? (
          <DownloadDocument
            label={t`Download sealed PDF`}
            of={number}
            file={`${number}.pdf`}
            load={() => getLinkedQuotePdf(quoteHeaders(token))}
            className="mt-2 justify-self-start"
          />
        ) : (
          <p>
            <Trans>We are sealing the PDF. You also get it by email.</Trans>
          </p>
        )}
      </Note>
    );
  }
  if (declinedAt) {
    const day = formatDate(declinedAt);
    return (
      <Note icon={CircleX} title={t`Declined`}>
        <p>
          <Trans>You declined this quote on {day}. If we send a new version, your link shows it.</Trans>
        </p>
        {reason ? (
          <blockquote className="border-s-2 border-border ps-3 wrap-anywhere whitespace-pre-wrap">{reason}</blockquote>
        ) : null}
      </Note>
    );
  }
  const day = quote.validUntil ? formatDate(quote.validUntil) : '';
  return (
    <Note icon={Clock} title={t`Expired`}>
      <p>
        <Trans>This quote was valid until {day}. Ask us, and we send you a new version.</Trans>
      </p>
    </Note>
  );
}
