import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  useAdminAddCustomerNote,
  useAdminDeleteCustomerNote,
  useAdminUpdateCustomerNote,
} from '@/api/generated/admin-users/admin-users.ts';
import type { CustomerNote } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useDeletion } from '../../kit/use-deletion.ts';
import { NoteForm } from './note-form.tsx';

interface CustomerNotesProps {
  /** Id of the account or guest. */
  readonly customer: string;
  /** Newest first. */
  readonly notes: readonly CustomerNote[];
}

/** What the team has written down about a customer. */
export function CustomerNotes({ customer, notes }: CustomerNotesProps) {
  const { show } = useToast();
  const [edited, setEdited] = useState<string | null>(null);
  const add = useAdminAddCustomerNote();
  const update = useAdminUpdateCustomerNote();
  const deletion = useDeletion({
    mutation: useAdminDeleteCustomerNote(),
    variablesOf: ({ id }: CustomerNote) => ({ id: customer, note: id }),
    failed: 'Failed to delete the note',
    onDeleted: () => show({ tone: 'success', text: 'Note deleted' }),
  });
  return (
    <>
      <NoteForm
        draftKey={`note-${customer}`}
        onSend={async (text) => {
          await add.mutateAsync({ id: customer, data: { text } });
        }}
      />
      {notes.length > 0 ? (
        <ul aria-label="Notes" className="mt-4 grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-2 border-marigold pl-3.5 text-sm">
              {edited === note.id ? (
                <NoteForm
                  draftKey={`note-${note.id}`}
                  text={note.text}
                  onClose={() => setEdited(null)}
                  onSend={async (text) => {
                    const data = { text, version: note.version };
                    await update.mutateAsync({ id: customer, note: note.id, data });
                  }}
                />
              ) : (
                <Note note={note} onEdit={() => setEdited(note.id)} onDelete={() => deletion.requestDeletion(note)} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-xs text-pretty text-muted-foreground">
        For the team. Customers don’t see notes here, but can request them with their data.
      </p>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this note?" action="Delete">
        <span className="line-clamp-3">{deletion.candidate?.text}</span>
      </ConfirmDialog>
    </>
  );
}

interface NoteProps {
  readonly note: CustomerNote;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function Note({ note: { text, author, created_at, version }, onEdit, onDelete }: NoteProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className="each-direction wrap-anywhere whitespace-pre-wrap" lang={detectLanguage(text)}>
          {text}
        </p>
        <p className="mt-1 text-xs text-muted-foreground tabular-nums">
          <bdi>{author ?? 'Deleted administrator'}</bdi>
          <span> · </span>
          <time dateTime={created_at}>{formatShopTime(created_at)}</time>
          {version > 1 ? <span> · edited</span> : null}
        </p>
      </div>
      <RowMenu
        label={`More actions for the note by ${author ?? 'a deleted administrator'}`}
        items={[
          { label: 'Edit', icon: Pencil, onSelect: onEdit },
          { label: 'Delete', icon: Trash2, onSelect: onDelete, danger: true },
        ]}
      />
    </div>
  );
}
