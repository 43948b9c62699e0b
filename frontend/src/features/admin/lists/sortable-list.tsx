import { type DragEvent, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EntryRow } from './entry-row.tsx';
import type { BaseEntry, EntryInput, ListKind } from './list-kind.ts';
import { useListOrder } from './use-list-order.ts';

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
