import { toAmount } from '@contract/rules/money.ts';
import { priceQuote } from '@contract/rules/quotes.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetQuote } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuote } from '@/api/generated/model.ts';
import {
  adminQuoteInputIntroMax,
  adminQuoteInputTermsMax,
  adminQuoteInputTitleMax,
} from '@/api/generated/zod/schemas/adminQuoteInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../../kit/can.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { formatSaveTime } from '../../kit/writing/save-time.ts';
import { useOffline } from '../../kit/writing/use-offline.ts';
import { AcceptedQuote } from './accepted-quote.tsx';
import { DeleteQuote } from './delete-quote.tsx';
import type { QuoteProblems } from './quote-form.ts';
import { type LineTax, QuoteLines } from './quote-lines.tsx';
import { QuotePhases, QuoteSchedule } from './quote-plan.tsx';
import { QuoteRecipient } from './quote-recipient.tsx';
import { QuoteBadge } from './quote-status.tsx';
import { QuoteVersions } from './quote-versions.tsx';
import { SendQuote } from './send-quote.tsx';
import { type QuoteDraftState, useQuoteDraft } from './use-quote-draft.ts';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Quote not found.' : errorMessage(error, 'Failed to fetch the quote');

const NO_TAX: LineTax = { taxName: '', taxPercent: 0 };

/** A quote: its draft is saved while it is typed, and beside it is what was sent. */
export function QuotePage({ id }: { readonly id: string }) {
  const query = useAdminGetQuote(id, { query: NO_CACHE });
  const lead = query.data?.lead_id;
  return (
    <>
      {lead ? (
        <nav aria-label="Back" className="text-sm">
          <Link
            to="/admin/inbox/projects/$id"
            params={{ id: lead }}
            className="inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:underline"
          >
            ← Project
          </Link>
        </nav>
      ) : (
        <RecordBar back={{ to: '/admin/inbox/projects', search: {}, label: 'Projects' }} />
      )}
      <QueryState
        key={id}
        query={query}
        loading="Loading quote"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(quote) => (quote.acceptance ? <Accepted quote={quote} /> : <Draft quote={quote} />)}
      </QueryState>
    </>
  );
}

function Accepted({ quote }: { readonly quote: AdminQuote }) {
  return (
    <RecordPage
      title={<bdi>{quote.title || quote.number}</bdi>}
      badges={<QuoteBadge status={quote.status} />}
      note={<bdi>{`${quote.number} · ${quote.recipient.name}`}</bdi>}
    >
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <AcceptedQuote quote={quote} />
        <QuoteVersions quote={quote} />
      </div>
    </RecordPage>
  );
}

/** The rates of the invoice settings. */
function toTaxes({ taxes }: Pick<AdminQuote, 'taxes'>): LineTax[] {
  const all = [NO_TAX, ...taxes.map(({ name, percent }) => ({ taxName: name, taxPercent: percent }))];
  return [...new Map(all.map((tax) => [`${tax.taxPercent} ${tax.taxPercent && tax.taxName}`, tax])).values()];
}

function firstTaxOf({ taxes }: Pick<AdminQuote, 'taxes'>, country: string): LineTax {
  const rate =
    taxes.find((tax) => tax.country !== '' && tax.country === country) ?? taxes.find((tax) => tax.country === '');
  return rate ? { taxName: rate.name, taxPercent: rate.percent } : NO_TAX;
}

function Draft({ quote }: { readonly quote: AdminQuote }) {
  const state = useQuoteDraft(quote);
  const { form, content, change } = state;
  const [missing, setMissing] = useState<QuoteProblems>({});
  const problems = { ...missing, ...state.problems };
  const priced = priceQuote(content.lines, [], quote.currency);
  const edit: QuoteDraftState['change'] = (part) => {
    setMissing({});
    change(part);
  };
  return (
    <RecordPage
      title={<bdi>{form.title.trim() || 'New quote'}</bdi>}
      badges={<QuoteBadge status={quote.status} />}
      note={
        <>
          <span className="me-2 tabular-nums">{quote.number}</span>
          <SaveStatus state={state} />
        </>
      }
    >
      {state.theirs ? (
        <Banner
          tone="danger"
          className="mt-5"
          action={
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={state.keepMine}>
                Keep my draft
              </Button>
              <Button size="sm" variant="ghost" onClick={state.useTheirs}>
                Use their draft
              </Button>
            </div>
          }
        >
          {`${state.theirs.savedBy ?? 'Another administrator'} saved this quote on ${formatShopTime(state.theirs.savedAt)}. Yours is in this tab only.`}
        </Banner>
      ) : null}
      <section aria-label="Quote" className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Project</h2>
            <Field
              name="title"
              label="Title"
              marked
              autoComplete="off"
              maxLength={adminQuoteInputTitleMax}
              value={form.title}
              error={problems.title}
              onChange={({ currentTarget }) => edit({ title: currentTarget.value })}
            />
            <TextAreaField
              name="intro"
              label="Scope"
              help="Shown above the items."
              rows={4}
              maxLength={adminQuoteInputIntroMax}
              value={form.intro}
              onChange={({ currentTarget }) => edit({ intro: currentTarget.value })}
            />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Recipient</h2>
            <QuoteRecipient
              recipient={form.recipient}
              problems={problems}
              onChange={(recipient) => edit({ recipient })}
            />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Items</h2>
            <QuoteLines
              lines={form.lines}
              read={content.lines}
              currency={quote.currency}
              taxes={toTaxes(quote)}
              firstTax={firstTaxOf(quote, form.recipient.country)}
              problems={problems}
              onChange={(lines) => edit({ lines })}
            />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Phases</h2>
            <QuotePhases phases={form.phases} problems={problems} onChange={(phases) => edit({ phases })} />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Payments</h2>
            <QuoteSchedule
              schedule={form.schedule}
              read={content.schedule}
              phases={form.phases}
              total={priced.total}
              currency={quote.currency}
              problems={problems}
              onChange={(schedule) => edit({ schedule })}
            />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Conditions</h2>
            <Field
              name="validUntil"
              label="Valid until"
              type="date"
              value={form.validUntil}
              error={problems.validUntil}
              onChange={({ currentTarget }) => edit({ validUntil: currentTarget.value })}
            />
            <TextAreaField
              name="terms"
              label="Terms"
              rows={6}
              maxLength={adminQuoteInputTermsMax}
              value={form.terms}
              onChange={({ currentTarget }) => edit({ terms: currentTarget.value })}
            />
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Total</h2>
            <Totals
              priced={priced}
              currency={quote.currency}
              hasOptions={content.lines.some(({ optional }) => optional)}
            />
            <Can do="adminSendQuote">
              <SendQuote quote={quote} state={state} onMissing={setMissing} />
            </Can>
          </Card>
          <QuoteVersions quote={quote} />
          <Can do="adminDeleteQuote">
            <DeleteQuote quote={quote} />
          </Can>
        </div>
      </section>
    </RecordPage>
  );
}

interface TotalsProps {
  readonly priced: ReturnType<typeof priceQuote>;
  readonly currency: string;
  readonly hasOptions: boolean;
}

/** Net, the tax of each rate and the total, while they are typed. */
function Totals({ priced, currency, hasOptions }: TotalsProps) {
  const rows = [
    { label: 'Net', value: priced.net },
    ...priced.taxes
      .filter(({ percent }) => percent > 0)
      .map(({ name, percent, tax }) => ({ label: `${name} ${percent}%`, value: tax })),
  ];
  return (
    <dl aria-live="polite" className="grid gap-y-1.5 text-sm tabular-nums">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{label}</dt>
          <dd>{moneyIn(currency, toAmount(value))}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-border pt-2 font-semibold">
        <dt>{hasOptions ? 'Total without options' : 'Total'}</dt>
        <dd className="text-base">{moneyIn(currency, toAmount(priced.total))}</dd>
      </div>
    </dl>
  );
}

function SaveStatus({ state: { isSaved, isFailing, savedAt, problems, theirs } }: { readonly state: QuoteDraftState }) {
  const isOffline = useOffline();
  const text = () => {
    if (theirs) return null;
    if (Object.keys(problems).length > 0) return 'Not saved yet: please check the marked fields';
    if (isSaved) return `Draft saved ${formatSaveTime(savedAt)}`;
    if (isOffline) return 'Offline: your text stays in this tab';
    return isFailing ? 'Couldn’t save, retrying' : 'Saving…';
  };
  return <span role="status">{text()}</span>;
}
