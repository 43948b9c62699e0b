import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminRestoreInvoiceDraft,
  getAdminListInvoiceDraftsQueryKey,
  useAdminCreateInvoiceDraft,
  useAdminDeleteInvoiceDraft,
  useAdminListInvoiceDrafts,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraftRow } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { NEW_ACTION } from '../../kit/list/new-action.ts';
import { showUndo } from '../../kit/list/show-undo.ts';

/** Starts a draft and opens it. @param copyOf an invoice whose recipient and lines it starts with */
export function useNewDraft() {
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useAdminCreateInvoiceDraft();
  const start = (copyOf?: string) =>
    mutate(
      { data: copyOf === undefined ? {} : { copyOf } },
      {
        onSuccess: ({ id }) => void navigate({ to: '/admin/orders/invoices', search: { draft: id } }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to create the draft') }),
      },
    );
  return { start, isPending };
}

export function NewInvoiceButton() {
  const { start, isPending } = useNewDraft();
  return (
    <Button busy={isPending} onClick={() => start()} {...NEW_ACTION}>
      {isPending ? null : <Plus aria-hidden="true" />}
      <span>New invoice</span>
    </Button>
  );
}

/** Invoices that have not been sent; nothing where there are none. */
export function InvoiceDrafts() {
  const { data } = useAdminListInvoiceDrafts();
  if (!data || data.items.length === 0) return null;
  return (
    <Card className="mb-6 p-5 sm:p-6">
      <h2 className="text-lg">
        Drafts
        <span className="ms-2 text-sm font-normal text-muted-foreground tabular-nums">
          {formatCount(data.items.length)}
        </span>
      </h2>
      <ul aria-label="Drafts" className="mt-2 divide-y divide-border">
        {data.items.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </Card>
  );
}

function DraftRow({ draft }: { readonly draft: InvoiceDraftRow }) {
  const { id, name, email, total, currency, savedBy, savedAt } = draft;
  const { show } = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useAdminDeleteInvoiceDraft();
  const title = name || email || 'Without recipient';
  const remove = () =>
    mutate(
      { id },
      {
        onSuccess: () =>
          showUndo({
            text: 'Draft deleted',
            undo: async () => {
              await adminRestoreInvoiceDraft(id);
              await client.invalidateQueries({ queryKey: getAdminListInvoiceDraftsQueryKey() });
            },
            undoneText: 'Draft restored',
            failed: 'Failed to restore the draft',
          }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to delete the draft') }),
      },
    );
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1 py-1">
        <Link
          to="/admin/orders/invoices"
          search={{ draft: id }}
          className="block min-h-6 truncate rounded-sm font-medium hover:text-primary hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="block truncate text-xs text-muted-foreground">
          {[savedBy ?? [], formatShopTime(savedAt)].flat().join(' · ')}
        </span>
      </span>
      <span className="font-medium tabular-nums">{moneyIn(currency, total)}</span>
      <IconButton
        icon={Trash2}
        label={`Delete the draft for ${title}`}
        disabled={isPending}
        onClick={remove}
        className="-me-2 hover:text-destructive"
      />
    </li>
  );
}
