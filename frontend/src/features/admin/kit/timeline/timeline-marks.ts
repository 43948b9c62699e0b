import type { TimelineNote } from '@/api/generated/model.ts';

interface Part {
  readonly from: string;
  readonly to: string;
}

const notesOf = (notes: readonly TimelineNote[], { from, to }: Part): TimelineNote[] =>
  notes.filter(({ day }) => day >= from && day <= to);

/** The events in each part of a period, for the marks of a chart: the first title, and the number of others. */
export const toMarks = (points: readonly Part[], notes: readonly TimelineNote[]): (string | undefined)[] =>
  points.map((part) => {
    const [first, ...more] = notesOf(notes, part);
    if (!first) return undefined;
    return more.length > 0 ? `${first.title} and ${more.length} more` : first.title;
  });

/** All that happened in a part, in one cell of a table or of a file. */
export const noteCell = (notes: readonly TimelineNote[], part: Part): string =>
  notesOf(notes, part)
    .map(({ title }) => title)
    .join('; ');
