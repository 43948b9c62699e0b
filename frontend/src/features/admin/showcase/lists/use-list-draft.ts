import { useEffect } from 'react';
import type { PictureData } from '@/components/ui/picture.tsx';
import { type ListDraft, usePageEditing } from '../../kit/content/page-editing.ts';
import type { Values } from '../../kit/field-spec.ts';
import type { BaseEntry, EntryInput, ListKind } from './list-kind.ts';

/** Leaves the place of a picture empty until one is chosen. */
const NO_PICTURE: PictureData = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  alt: '',
  width: 1,
  height: 1,
  widths: [],
  placeholder: null,
};

interface EditedEntry<Entry> {
  /** All entries of the list. */
  readonly entries: readonly Entry[];
  /** The open one; null for a new one. */
  readonly entry: Entry | null;
  /** The values of its form; null before the first change. */
  readonly typed: Values | null;
  readonly picture: PictureData | null;
}

/** The list as visitors would see it after saving. */
export function toListDraft<Entry extends BaseEntry, Input extends EntryInput>(
  kind: ListKind<Entry, Input>,
  { entries, entry, typed, picture }: EditedEntry<Entry>,
): ListDraft {
  const values = typed ?? (entry && { ...kind.toValues(entry), published: entry.published ? 'on' : '' });
  const current = values && {
    id: 0,
    ...entry,
    ...kind.toInput(values, NO_PICTURE, { published: values.published === 'on' }),
    ...(kind.picture ? { [kind.picture.name]: picture ?? NO_PICTURE } : {}),
  };
  const all: readonly (BaseEntry | EntryInput)[] = entry
    ? entries.map((other) => (other.id === entry.id && current ? current : other))
    : [...entries, ...(current ? [current] : [])];
  const visible = all.filter(({ published }) => published);
  return { list: kind.list, entries: visible, current: current ? visible.indexOf(current) : -1 };
}

/** Shows an entry in the picture of its page while it is edited. */
export function useListDraft<Entry extends BaseEntry, Input extends EntryInput>(
  kind: ListKind<Entry, Input>,
  open: boolean,
  { entries, entry, typed, picture }: EditedEntry<Entry>,
): void {
  const onListDraft = usePageEditing()?.onListDraft;
  useEffect(() => {
    if (!open || !onListDraft) return undefined;
    onListDraft(toListDraft(kind, { entries, entry, typed, picture }));
    return () => onListDraft(null);
  }, [onListDraft, kind, open, entries, entry, typed, picture]);
}
