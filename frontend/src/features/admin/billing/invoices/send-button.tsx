import type { DraftContent } from '@contract/rules/invoice-drafts.ts';
import { findInstalmentProblem } from '@contract/rules/invoice-instalments.ts';
import { toAmount } from '@contract/rules/money.ts';
import { useNavigate } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminSendInvoiceDraft } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { type DraftPreview, findDepositProblem } from './deposit-rules.ts';
import { type DraftProblems, sendingProblems } from './draft-form.ts';
import { listReaders } from './invoice-readers.ts';
import type { InvoiceDraftState } from './use-invoice-draft.ts';

interface SendButtonProps {
  readonly draft: InvoiceDraft;
  readonly state: InvoiceDraftState;
  readonly preview: DraftPreview;
  readonly onMissing: (problems: DraftProblems) => void;
}

/** Sends the invoice after a confirmation; what it lacks is shown at its fields. */
export function SendButton({ draft, state, preview, onMissing }: SendButtonProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useAdminSendInvoiceDraft();
  const { content, problems } = state;
  const due = toAmount(preview.due);

  const focusFirst = (found: DraftProblems) => {
    onMissing(found);
    const [first] = Object.keys(found);
    if (first) setTimeout(() => document.getElementById(first)?.focus());
  };
  const ask = () => {
    const found = {
      ...sendingProblems(content, draft.currency),
      ...findDepositProblem(preview),
      ...instalmentProblem(content, preview, draft.currency),
      ...problems,
    };
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
      const { id, number } = await mutateAsync({ id: draft.id, data: { version, due } });
      setAsking(false);
      show({ tone: 'success', text: `Invoice ${number} sent` });
      await navigate({ to: '/admin/orders/invoices', search: { invoice: id }, replace: true });
    } catch (error) {
      const refused = fieldProblems(error, fieldsOf(content));
      if (Object.keys(refused).length > 0) {
        setAsking(false);
        focusFirst(refused as DraftProblems);
      } else setFailure(errorMessage(error, 'Failed to send the invoice'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button className="mt-5 w-full" disabled={state.theirs !== null} onClick={ask}>
        <Send aria-hidden="true" />
        Send invoice
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Send this invoice of ${moneyIn(draft.currency, due)}?`}
        action="Send invoice"
        tone="calm"
        busy={busy}
        problem={failure}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <p className="wrap-anywhere">
          {`It gets the next number and is emailed to ${listReaders(draft.payers, content.recipient)}. After that, only a credit note changes it.`}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** The fields that the server may refuse, by their names in the contract. */
const fieldsOf = ({ lines: { length: lines }, instalments }: DraftContent): string[] => [
  'recipient.customerId',
  'recipient.name',
  'recipient.email',
  'lines',
  'deposits',
  'instalments',
  ...Array.from({ length: lines }, (_, index) =>
    ['description', 'quantity', 'unitPrice', 'discount', 'taxName'].map((name) => `lines.${index}.${name}`),
  ).flat(),
  ...instalments.flatMap((_part, index) => [`instalments.${index}.dueOn`, `instalments.${index}.amount`]),
];

function instalmentProblem({ instalments }: DraftContent, { due }: DraftPreview, currency: string): DraftProblems {
  const problem = findInstalmentProblem(instalments, { due, today: businessDay(Date.now()), currency });
  return problem ? { [problem.field]: String(problem.message) } : {};
}
