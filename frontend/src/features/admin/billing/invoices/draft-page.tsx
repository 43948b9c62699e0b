import { type DraftContent, toDueDay } from '@contract/rules/invoice-drafts.ts';
import { findRate } from '@contract/rules/invoices.ts';
import { toAmount } from '@contract/rules/money.ts';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetInvoiceDraft, useAdminGetInvoiceSettings } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import {
  invoiceDraftInputNoteMax,
  invoiceDraftInputPurchaseOrderMax,
} from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { businessTimeZone } from '@/lib/business-time-zone.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../../kit/can.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { formatSaveTime } from '../../kit/writing/save-time.ts';
import { useOffline } from '../../kit/writing/use-offline.ts';
import { DEPOSITS_TOO_LARGE, previewLines } from './deposit-rules.ts';
import { DraftDeposits } from './draft-deposits.tsx';
import { type DraftProblems, taxEmptyLines } from './draft-form.ts';
import { DraftInstalments } from './draft-instalments.tsx';
import { DraftLines, type LineTax } from './draft-lines.tsx';
import { DraftRecipient } from './draft-recipient.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { RecurButton } from './recur-button.tsx';
import { SendButton } from './send-button.tsx';
import { TemplateButton } from './template-button.tsx';
import { useDeposits } from './use-deposits.ts';
import { type InvoiceDraftState, useInvoiceDraft } from './use-invoice-draft.ts';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Draft not found.' : errorMessage(error, 'Failed to fetch the draft');

const NO_TAX: LineTax = { taxName: '', taxPercent: 0 };

/** Writes an invoice: what is typed is saved as a draft until it is sent. */
export function DraftPage({ id }: { readonly id: string }) {
  const query = useAdminGetInvoiceDraft(id, { query: NO_CACHE });
  return (
    <>
      <RecordBar back={{ to: '/admin/orders/invoices', search: {}, label: 'Invoices' }} />
      <QueryState
        key={id}
        query={query}
        loading="Loading draft"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(draft) => <Draft draft={draft} />}
      </QueryState>
    </>
  );
}

/** The rates of the settings, and the one of each country. */
function useTaxes(): { taxes: LineTax[]; taxOf: (country: string) => LineTax } {
  const { data } = useAdminGetInvoiceSettings();
  const rates = data?.rates ?? [];
  const taxOf = (country: string) => {
    const { name, percent } = findRate(rates, country);
    return { taxName: name, taxPercent: percent };
  };
  const all = [NO_TAX, ...rates.map((rate) => ({ taxName: rate.name, taxPercent: rate.percent }))];
  const taxes = [...new Map(all.map((tax) => [`${tax.taxPercent} ${tax.taxPercent && tax.taxName}`, tax])).values()];
  return { taxes, taxOf };
}

function Draft({ draft: stored }: { readonly draft: InvoiceDraft }) {
  const state = useInvoiceDraft(stored);
  const { form, content, change } = state;
  const [missing, setMissing] = useState<DraftProblems>({});
  const problems = { ...missing, ...state.problems };
  const { taxes, taxOf } = useTaxes();
  const deposits = useDeposits(stored, state);
  const preview = previewLines(content, stored.currency, deposits.known ?? []);
  const edit: InvoiceDraftState['change'] = (part) => {
    setMissing({});
    change(part);
  };
  const isOpen = stored.invoice_id === null;
  const scheduleId = isOpen ? stored.schedule_id : null;
  return (
    <RecordPage
      title={scheduleId === null ? 'New invoice' : 'Recurring invoice'}
      badges={<StatusBadge status="draft" />}
      note={isOpen ? <SaveStatus state={state} /> : null}
    >
      {isOpen ? null : (
        <Banner tone="notice" className="mt-5">
          This invoice has been sent. Issue a credit note to change it.
        </Banner>
      )}
      {scheduleId === null ? null : (
        <Banner tone="notice" className="mt-5">
          Changes apply from the next invoice on, once you update the recurring invoice. Invoices already made stay as
          they are.
        </Banner>
      )}
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
          {`${state.theirs.savedBy ?? 'Another administrator'} saved this draft on ${formatShopTime(state.theirs.savedAt)}. Yours is in this tab only.`}
        </Banner>
      ) : null}
      <section aria-label="Invoice" className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Recipient</h2>
            <DraftRecipient
              recipient={form.recipient}
              payers={stored.payers}
              problems={problems}
              onChange={(recipient) =>
                edit(
                  recipient.country === form.recipient.country
                    ? { recipient }
                    : { recipient, lines: taxEmptyLines(form.lines, taxOf(recipient.country)) },
                )
              }
            />
          </Card>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Lines</h2>
            <DraftLines
              lines={form.lines}
              totals={preview.own.map(({ total }) => toAmount(total))}
              currency={stored.currency}
              taxes={taxes}
              firstTax={taxOf(form.recipient.country)}
              problems={problems}
              onChange={(changed) => edit({ lines: changed })}
            />
          </Card>
          {scheduleId === null ? (
            <DraftDeposits
              deposits={deposits}
              chosen={form.deposits}
              currency={stored.currency}
              problem={problems.deposits ?? (preview.isTooLarge ? DEPOSITS_TOO_LARGE : undefined)}
              onChange={(chosen) => edit({ deposits: chosen })}
            />
          ) : null}
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-lg">Details</h2>
            <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
              {form.instalments.length > 0 ? null : (
                <Field
                  name="dueDays"
                  label="Due after (days)"
                  inputMode="numeric"
                  value={form.dueDays}
                  error={problems.dueDays}
                  onChange={({ currentTarget }) => edit({ dueDays: currentTarget.value })}
                />
              )}
              <Field
                name="purchaseOrder"
                label="Purchase order number"
                autoComplete="off"
                maxLength={invoiceDraftInputPurchaseOrderMax}
                value={form.purchaseOrder}
                onChange={({ currentTarget }) => edit({ purchaseOrder: currentTarget.value })}
              />
            </div>
            {scheduleId === null ? (
              <DraftInstalments
                instalments={form.instalments}
                read={content.instalments}
                due={preview.due}
                currency={stored.currency}
                firstDay={dueDay(content.dueDays)}
                problems={problems}
                onChange={(instalments) => edit({ instalments })}
              />
            ) : null}
            <TextAreaField
              name="note"
              label="Note"
              help="Printed below the totals."
              rows={3}
              maxLength={invoiceDraftInputNoteMax}
              value={form.note}
              onChange={({ currentTarget }) => edit({ note: currentTarget.value })}
            />
          </Card>
        </div>
        <Card className="p-5 sm:p-6 xl:sticky xl:top-6">
          <h2 className="mb-4 text-lg">Total</h2>
          <DraftTotals preview={preview} currency={stored.currency} />
          <p className="mt-4 text-sm text-muted-foreground">
            {scheduleId === null ? dueText(content) : `Each is due ${content.dueDays} days after it is sent.`}
          </p>
          {scheduleId === null ? null : (
            <Can do="adminSetInvoiceScheduleTemplate">
              <TemplateButton draft={stored} scheduleId={scheduleId} state={state} onMissing={setMissing} />
            </Can>
          )}
          {isOpen && scheduleId === null ? (
            <>
              <Can do="adminSendInvoiceDraft">
                <SendButton draft={stored} state={state} preview={preview} onMissing={setMissing} />
              </Can>
              <Can do="adminCreateInvoiceSchedule">
                <RecurButton draft={stored} state={state} onMissing={setMissing} />
              </Can>
            </>
          ) : null}
        </Card>
      </section>
    </RecordPage>
  );
}

const dueDay = (days: number) => toDueDay(new Date(), days, businessTimeZone());

function dueText({ dueDays, instalments }: Pick<DraftContent, 'dueDays' | 'instalments'>): string {
  const last = instalments.at(-1)?.dueOn;
  if (!last) return `Due ${formatDate(dueDay(dueDays))} if it is sent today.`;
  return instalments.length === 1
    ? `Due ${formatDate(last)}.`
    : `Due in ${instalments.length} instalments until ${formatDate(last)}.`;
}

function SaveStatus({
  state: { isSaved, isFailing, savedAt, problems, theirs },
}: {
  readonly state: InvoiceDraftState;
}) {
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
