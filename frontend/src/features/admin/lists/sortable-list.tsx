import { type DragEvent, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { EntryRow } from './entry-row.tsx';
import type { BaseEntry, ListKind, Written } from './list-kind.ts';
import { useListOrder } from './use-list-order.ts';

interface SortableListProps<Entry extends BaseEntry, Input extends Written> {
  readonly kind: ListKind<Entry, Input>;
  readonly entries: readonly Entry[];
  readonly onEdit: (entry: Entry) => void;
  readonly onToggle: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** The entries in the order of the site. */
export function SortableList<Entry extends BaseEntry, Input extends Written>({
  kind,
  entries,
  onEdit,
  onToggle,
  onDelete,
}: SortableListProps<Entry, Input>) {
  const { ordered, move, said } = useListOrder(kind.list, entries);
  const [drawn, setDrawn] = useState<{ from: number; over: number } | null>(null);

  const dragOf = (place: number, title: string) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', title);
      setDrawn({ from: place, over: place });
    },
    onDragOver: (event: DragEvent) => {
      if (!drawn) return;
      event.preventDefault();
      if (drawn.over !== place) setDrawn({ ...drawn, over: place });
    },
    onDragEnd: () => setDrawn(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (drawn) move(drawn.from, place, title);
      setDrawn(null);
    },
  });
  const landingOf = (place: number) => {
    if (!drawn || drawn.over !== place || drawn.from === place) return undefined;
    return drawn.from > place ? 'above' : 'below';
  };

  return (
    <Card>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={`${kind.nouns} in order`}>
        {ordered.map((entry, place) => {
          const summary = kind.row(entry);
          return (
            <EntryRow
              key={entry.id}
              summary={summary}
              published={entry.published}
              place={place}
              count={ordered.length}
              onMove={(to) => move(place, to, summary.title)}
              onEdit={() => onEdit(entry)}
              onToggle={() => onToggle(entry)}
              onDelete={() => onDelete(entry)}
              landing={landingOf(place)}
              drag={dragOf(place, summary.title)}
            />
          );
        })}
      </ol>
    </Card>
  );
}
