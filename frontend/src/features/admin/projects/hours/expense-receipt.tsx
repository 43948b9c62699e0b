import { useMutation } from '@tanstack/react-query';
import { FileDown, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetReceipt,
  useAdminDeleteReceipt,
  useAdminUpdateReceipt,
  useAdminUploadReceipt,
} from '@/api/generated/admin-hours/admin-hours.ts';
import type { WorkEntry, WorkReceipt } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Can } from '../../kit/can.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,application/pdf';
const MAX_BYTES = 5 * 1024 * 1024;

interface ExpenseReceiptProps {
  readonly lead: string;
  readonly entry: Pick<WorkEntry, 'id' | 'text' | 'receipt'>;
}

/** The receipt of an expense, which may also come after the invoice. */
export function ExpenseReceipt({ lead, entry: { id, text, receipt } }: ExpenseReceiptProps) {
  return receipt ? (
    <Receipt lead={lead} id={id} text={text} receipt={receipt} />
  ) : (
    <Can do="adminUploadReceipt">
      <AttachReceipt lead={lead} id={id} text={text} />
    </Can>
  );
}

interface OfExpense {
  readonly lead: string;
  readonly id: string;
  readonly text: string;
}

function AttachReceipt({ lead, id, text }: OfExpense) {
  const input = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  const { mutate, isPending } = useAdminUploadReceipt();
  const attach = (file: File) => {
    if (file.size > MAX_BYTES) return show({ tone: 'danger', text: 'This file is larger than 5 MB' });
    mutate(
      { id: lead, entryId: id, data: { file } },
      {
        onSuccess: () => show({ tone: 'success', text: 'Receipt attached' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to attach the receipt') }),
      },
    );
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={`Receipt of ${text}`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = ''; // allows selecting the same file again
          if (file) attach(file);
        }}
      />
      <Button
        variant="ghost"
        size="sm"
        className="mt-1 -ms-3"
        title="PNG, JPEG, WebP or PDF, up to 5 MB"
        busy={isPending}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
        <span>Attach receipt</span>
        <span className="sr-only">{`: ${text}`}</span>
      </Button>
    </>
  );
}

function Receipt({ lead, id, text, receipt }: OfExpense & { receipt: WorkReceipt }) {
  const { name, size_bytes: size, shown } = receipt;
  const switchId = useId();
  const { show } = useToast();
  const fail = (message: string) => (error: unknown) => show({ tone: 'danger', text: errorMessage(error, message) });
  const load = useMutation({
    mutationFn: () => adminGetReceipt(lead, id),
    onSuccess: (content) => saveFile(content, name),
    onError: fail('Failed to download the receipt'),
  });
  const visibility = useAdminUpdateReceipt();
  const deletion = useDeletion<WorkReceipt, { id: string; entryId: string }>({
    mutation: useAdminDeleteReceipt(),
    variablesOf: () => ({ id: lead, entryId: id }),
    failed: 'Failed to delete the receipt',
    onDeleted: () => show({ tone: 'success', text: 'Receipt deleted' }),
  });
  const isShown = visibility.isPending ? visibility.variables.data.shown : shown;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <p className="flex min-w-0 items-center">
        <Paperclip className="me-1.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        <span className="ms-2 whitespace-nowrap text-muted-foreground tabular-nums">{formatSize(size)}</span>
        <IconButton icon={FileDown} label={`Download receipt of ${text}`} onClick={() => load.mutate()} />
        <Can do="adminDeleteReceipt">
          <IconButton
            icon={Trash2}
            label={`Delete receipt of ${text}`}
            onClick={() => deletion.requestDeletion(receipt)}
          />
        </Can>
      </p>
      <Can do="adminUpdateReceipt">
        <label htmlFor={switchId} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <Switch
            id={switchId}
            checked={isShown}
            disabled={visibility.isPending}
            onCheckedChange={(next) =>
              visibility.mutate(
                { id: lead, entryId: id, data: { shown: next } },
                { onError: fail('Failed to change the receipt’s visibility') },
              )
            }
          />
          <span>Show with the invoice</span>
        </label>
      </Can>
      <ConfirmDialog {...deletion.dialog} question="Delete this receipt?" action="Delete">
        <p className="wrap-anywhere">{name}</p>
      </ConfirmDialog>
    </div>
  );
}
