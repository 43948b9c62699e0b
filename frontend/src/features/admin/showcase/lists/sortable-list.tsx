import { type DragEvent, useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminOrderContent } from '@/api/generated/admin-lists/admin-lists.ts';
import type { ContentList } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { moveItem } from '../../kit/move-item.ts';
import { EntryRow } from './entry-row.tsx';
import type { BaseEntry, EntryInput, ListKind } from './list-kind.ts';

/** How long the order must stay unchanged before it is saved: several key presses are one change. */
const DEBOUNCE_MS = 500;

/** The manual order of a list; saved a moment later, reverted when saving fails. */
function useListOrder<Entry extends { readonly id: number }>(list: ContentList, entries: readonly Entry[]) {
  const { show } = useToast();
  const { mutateAsync } = useAdminOrderContent();
  const [pendingOrder, setPendingOrder] = useState<readonly number[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<() => void>(undefined);

  const positions = new Map(pendingOrder?.map((id, index) => [id, index]));
  const ordered = pendingOrder
    ? entries.toSorted((a, b) => (positions.get(a.id) ?? entries.length) - (positions.get(b.id) ?? entries.length))
    : entries;

  const save = async (ids: readonly number[]) => {
    unsaved.current = undefined;
    try {
      await mutateAsync({ list, data: { ids: [...ids] } });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to save the order') });
      setPendingOrder((now) => (now === ids ? null : now));
    }
  };

  /** @param title of the entry, for the announcement */
  const move = (from: number, to: number, title: string) => {
    const next = moveItem(ordered, from, to).map(({ id }) => id);
    if (to < 0 || to >= ordered.length || from === to) return;
    setPendingOrder(next);
    setAnnouncement(`${title}, position ${to + 1} of ${ordered.length}`);
    clearTimeout(timer.current);
    unsaved.current = () => void save(next);
    timer.current = setTimeout(() => unsaved.current?.(), DEBOUNCE_MS);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unsaved.current?.(); // leaving the screen early still saves the move
    },
    [],
  );

  return { ordered, move, announcement };
}

interface SortableListProps<Entry extends BaseEntry, Input extends EntryInput> {
  readonly kind: ListKind<Entry, Input>;
  readonly entries: readonly Entry[];
  readonly onEdit: (entry: Entry) => void;
  readonly onToggle: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** The entries in the order of the site. */
export function SortableList<Entry extends BaseEntry, Input extends EntryInput>({
  kind,
  entries,
  onEdit,
  onToggle,
  onDelete,
}: SortableListProps<Entry, Input>) {
  const { ordered, move, announcement } = useListOrder(kind.list, entries);
  const [drawn, setDrawn] = useState<{ from: number; over: number } | null>(null);

  const dragHandlers = (index: number, title: string) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', title);
      setDrawn({ from: index, over: index });
    },
    onDragOver: (event: DragEvent) => {
      if (!drawn) return;
      event.preventDefault();
      if (drawn.over !== index) setDrawn({ ...drawn, over: index });
    },
    onDragEnd: () => setDrawn(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (drawn) move(drawn.from, index, title);
      setDrawn(null);
    },
  });
  const dropHandlers = (index: number) => {
    if (!drawn || drawn.over !== index || drawn.from === index) return undefined;
    return drawn.from > index ? 'above' : 'below';
  };

  return (
    <Card>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={`${kind.nouns} in order`}>
        {ordered.map((entry, index) => {
          const summary = kind.row(entry);
          return (
            <EntryRow
              key={entry.id}
              summary={summary}
              published={entry.published}
              index={index}
              count={ordered.length}
              onMove={(to) => move(index, to, summary.title)}
              onEdit={() => onEdit(entry)}
              onToggle={() => onToggle(entry)}
              onDelete={() => onDelete(entry)}
              landing={dropHandlers(index)}
              drag={dragHandlers(index, summary.title)}
            />
          );
        })}
      </ol>
    </Card>
  );
}
