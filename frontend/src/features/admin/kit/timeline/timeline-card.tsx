import { FileText, Mail, PackageCheck, Pencil, Plus, StickyNote, Tag, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useAdminDeleteTimelineNote } from '@/api/generated/admin-timeline/admin-timeline.ts';
import type { TimelineNote, TimelineNoteKind } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount } from '@/lib/format.ts';
import { bucketTitle, formatRange } from '../analytics/bucket-format.ts';
import { Can } from '../can.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import { useCan } from '../use-can.ts';
import { useDeletion } from '../use-deletion.ts';
import { usePanelValue } from '../use-panel-value.ts';
import { NoteSheet, type OwnNote } from './note-sheet.tsx';

const KINDS: Record<TimelineNoteKind, { icon: typeof Mail; label: string }> = {
  article: { icon: FileText, label: 'Article' },
  release: { icon: PackageCheck, label: 'Release' },
  newsletter: { icon: Mail, label: 'Newsletter' },
  price: { icon: Tag, label: 'Price' },
  note: { icon: StickyNote, label: 'Note' },
};

/** Entries before the rest is asked for. */
const FIRST = 6;

interface TimelineCardProps {
  readonly notes: readonly TimelineNote[];
  readonly span: { readonly from: string; readonly to: string };
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
}

const isOwn = (note: TimelineNote): note is OwnNote => note.id !== null;

/** What the marks of the charts mean, with the owner's own notes. */
export function TimelineCard({ notes, span, today }: TimelineCardProps) {
  const id = useId();
  const can = useCan();
  const [isWhole, setIsWhole] = useState(false);
  const [edited, setEdited] = useState<OwnNote | 'new' | null>(null);
  const { show } = useToast();
  const deletion = useDeletion<OwnNote, { id: string }>({
    mutation: useAdminDeleteTimelineNote(),
    variablesOf: ({ id: noteId }) => ({ id: noteId }),
    failed: 'Failed to delete the note',
    onDeleted: () => show({ tone: 'success', text: 'Note deleted' }),
  });
  const panel = usePanelValue(edited);
  return (
    <Card className="px-5 py-4 sm:px-6">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            Timeline
          </h2>
          <Can do="adminCreateTimelineNote">
            <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setEdited('new')}>
              <Plus aria-hidden="true" />
              Add note
            </Button>
          </Can>
        </div>
        {notes.length === 0 ? (
          <p className="mt-2 text-sm">{`No articles, releases, newsletters or price changes, ${formatRange(span)}.`}</p>
        ) : (
          <ul className="mt-2 grid gap-2 text-sm">
            {(isWhole ? notes : notes.slice(0, FIRST)).map((note) => (
              <Mark
                key={note.id ?? `${note.day} ${note.href} ${note.title}`}
                note={note}
                onEdit={can('adminUpdateTimelineNote') && isOwn(note) ? () => setEdited(note) : undefined}
                onDelete={
                  can('adminDeleteTimelineNote') && isOwn(note) ? () => deletion.requestDeletion(note) : undefined
                }
              />
            ))}
          </ul>
        )}
        {notes.length > FIRST ? (
          <Button
            variant="ghost"
            size="sm"
            className="mt-2 -ml-3"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${formatCount(notes.length)}`}
          </Button>
        ) : null}
      </section>
      {panel.lastValue ? (
        <NoteSheet
          key={panel.count}
          open={edited !== null}
          note={panel.lastValue === 'new' ? null : panel.lastValue}
          today={today}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <ConfirmDialog {...deletion.dialog} question="Delete this note?" action="Delete">
        {`“${deletion.candidate?.title ?? ''}” is removed from the charts.`}
      </ConfirmDialog>
    </Card>
  );
}

interface MarkProps {
  readonly note: TimelineNote;
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

function Mark({ note: { day, kind, title, href }, onEdit, onDelete }: MarkProps) {
  const { icon: Icon, label } = KINDS[kind];
  return (
    <li className="flex gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
      <span className="min-w-0 grow">
        {href === null ? (
          <span className="wrap-anywhere">{title}</span>
        ) : (
          <a href={href} className="wrap-anywhere underline-offset-4 hover:underline">
            {title}
          </a>
        )}
        <span className="block text-xs text-muted-foreground">
          {`${label}, ${bucketTitle({ from: day, to: day }, 'day')}`}
        </span>
      </span>
      {onEdit && onDelete ? (
        <RowMenu
          label={`More actions for ${title}`}
          items={[
            { label: 'Edit', icon: Pencil, onSelect: onEdit },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      ) : null}
    </li>
  );
}
