import { toBusinessTime } from '@contract/rules/business-day.ts';
import { toAmount } from '@contract/rules/money.ts';
import { priceQuote } from '@contract/rules/quotes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { getAdminGetQuoteQueryKey, useAdminSendQuote } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuote } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { type QuoteProblems, sendingProblems } from './quote-form.ts';
import { QuoteReaders } from './quote-readers.tsx';
import type { QuoteDraftState } from './use-quote-draft.ts';

interface SendQuoteProps {
  readonly quote: AdminQuote;
  readonly state: QuoteDraftState;
  readonly onMissing: (problems: QuoteProblems) => void;
}

/** The fields that the server may refuse, by their names in the contract. */
const fieldsOf = ({ content }: Pick<QuoteDraftState, 'content'>): string[] => [
  'title',
  'recipient.name',
  'recipient.email',
  'lines',
  ...content.lines.flatMap((_line, index) =>
    ['description', 'quantity', 'unitPrice', 'discount', 'taxName'].map((name) => `lines.${index}.${name}`),
  ),
  ...content.phases.flatMap((_phase, index) => [`phases.${index}.name`, `phases.${index}.until`]),
  ...content.schedule.flatMap((_share, index) => [`schedule.${index}.phaseId`, `schedule.${index}.percent`]),
  'schedule',
  'validUntil',
];

/** Sends the next version after a confirmation; what the draft lacks is shown at its fields. */
export function SendQuote({ quote, state, onMissing }: SendQuoteProps) {
  const { show } = useToast();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useAdminSendQuote();
  const { content, problems } = state;
  const { name, email } = content.recipient;
  const { currency, versions, number } = quote;
  const next = (versions[0]?.number ?? 0) + 1;
  const total = moneyIn(currency, toAmount(priceQuote(content.lines, [], currency).total));
  const isSame = quote.is_sent && state.isSaved && versions[0]?.declined_at === null;

  const focusFirst = (found: QuoteProblems) => {
    onMissing(found);
    const [first] = Object.keys(found);
    if (first) setTimeout(() => document.getElementById(first)?.focus());
  };
  const ask = () => {
    const { day } = toBusinessTime(new Date(), businessTimeZone());
    const found = { ...sendingProblems(content, currency, day), ...problems };
    setFailure(null);
    focusFirst(found);
    if (Object.keys(found).length === 0) setAsking(true);
  };
  const send = async () => {
    setBusy(true);
    try {
      const version = await state.flush();
      if (version === undefined) {
        setFailure('The draft could not be saved. Please try again.');
        return;
      }
      const sent = await mutateAsync({ id: quote.id, data: { version } });
      client.setQueryData(getAdminGetQuoteQueryKey(quote.id), sent);
      setAsking(false);
      show({ tone: 'success', text: `Quote ${number} sent` });
    } catch (error) {
      const refused = fieldProblems(error, fieldsOf(state));
      if (Object.keys(refused).length > 0) {
        setAsking(false);
        focusFirst(refused as QuoteProblems);
      } else setFailure(errorMessage(error, 'Failed to send the quote'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button className="mt-5 w-full" disabled={state.theirs !== null || isSame} onClick={ask}>
        <Send aria-hidden="true" />
        <span>{next > 1 ? `Send version ${next}` : 'Send quote'}</span>
      </Button>
      {isSame ? (
        <p className="mt-2 text-xs text-muted-foreground">{`Version ${next - 1} is sent. Edit it to send a new version.`}</p>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        question={next > 1 ? `Send version ${next} of ${total}?` : `Send this quote of ${total}?`}
        action={next > 1 ? `Send version ${next}` : 'Send quote'}
        tone="calm"
        busy={busy}
        problem={failure}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <p className="wrap-anywhere">
          {`It is emailed to ${name} (${email}) with a link to read and answer it.${next > 1 ? ` It replaces version ${next - 1}.` : ''}`}
        </p>
        {isAsking && quote.lead_id !== null ? <QuoteReaders lead={quote.lead_id} recipient={email} /> : null}
      </ConfirmDialog>
    </>
  );
}
