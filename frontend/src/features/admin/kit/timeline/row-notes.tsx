import type { TimelineNote } from '@/api/generated/model.ts';
import { noteCell } from './timeline-marks.ts';

interface RowNotesProps {
  readonly notes: readonly TimelineNote[];
  readonly part: { readonly from: string; readonly to: string };
}

/** In the table of a chart: what its mark means, below the day. */
export function RowNotes({ notes, part }: RowNotesProps) {
  const text = noteCell(notes, part);
  return text === '' ? null : (
    <span className="block max-w-80 text-xs wrap-anywhere text-muted-foreground">{text}</span>
  );
}
