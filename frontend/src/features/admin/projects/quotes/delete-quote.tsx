import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useAdminDeleteQuote } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { AdminQuote } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { useDeletion } from '../../kit/use-deletion.ts';

/** Deletes a quote that was never sent, after a confirmation. */
export function DeleteQuote({ quote }: { readonly quote: AdminQuote }) {
  const navigate = useNavigate();
  const { show } = useToast();
  const deletion = useDeletion<AdminQuote, { id: string }>({
    mutation: useAdminDeleteQuote(),
    variablesOf: ({ id }) => ({ id }),
    failed: 'Failed to delete the quote',
    onDeleted: ({ number, lead_id: lead }) => {
      show({ tone: 'success', text: `${number} deleted` });
      if (lead === null) void navigate({ to: '/admin/inbox/projects' });
      else void navigate({ to: '/admin/inbox/projects/$id', params: { id: lead } });
    },
  });
  if (quote.versions.length > 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start text-destructive"
        onClick={() => deletion.requestDeletion(quote)}
      >
        <Trash2 aria-hidden="true" />
        Delete draft
      </Button>
      <ConfirmDialog question="Delete this draft?" action="Delete draft" {...deletion.dialog}>
        {`${quote.number} was never sent. This can’t be undone.`}
      </ConfirmDialog>
    </>
  );
}
