import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminSetInvoiceScheduleTemplate } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { type DraftProblems, sendingProblems } from './draft-form.ts';
import type { InvoiceDraftState } from './use-invoice-draft.ts';

interface TemplateButtonProps {
  readonly draft: InvoiceDraft;
  readonly scheduleId: string;
  readonly state: InvoiceDraftState;
  readonly onMissing: (problems: DraftProblems) => void;
}

/** Makes the draft the template of its recurring invoice; what it lacks is shown at its fields. */
export function TemplateButton({ draft, scheduleId, state, onMissing }: TemplateButtonProps) {
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutateAsync } = useAdminSetInvoiceScheduleTemplate();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    const found = { ...sendingProblems(state.content, draft.currency), ...state.problems };
    onMissing(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first) {
      setTimeout(() => document.getElementById(first)?.focus());
      return;
    }
    setBusy(true);
    try {
      const version = await state.flush();
      if (version === undefined) throw new Error('The draft could not be saved. Please try again.');
      await mutateAsync({ id: scheduleId, data: { draft_id: draft.id, version } });
      show({ tone: 'success', text: 'Recurring invoice updated' });
      await navigate({ to: '/admin/orders/invoices', search: {}, replace: true });
    } catch (error) {
      setFailure(errorMessage(error, 'Failed to update the recurring invoice'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure ? (
        <Banner tone="danger" className="mt-5">
          {failure}
        </Banner>
      ) : null}
      <Button className="mt-5 w-full" busy={busy} disabled={state.theirs !== null} onClick={() => void apply()}>
        {busy ? null : <Check aria-hidden="true" />}
        <span>Update recurring invoice</span>
      </Button>
    </>
  );
}
