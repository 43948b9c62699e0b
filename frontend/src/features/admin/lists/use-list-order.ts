import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminOrderContent } from '@/api/generated/admin-lists/admin-lists.ts';
import type { ContentList } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { moved } from '../kit/move.ts';

/** How long the order must stay unchanged before it is saved: several key presses are one change. */
const REST_MS = 500;

/** The manual order of a list; saved a moment later, reverted when saving fails. */
export function useListOrder<Entry extends { readonly id: number }>(list: ContentList, entries: readonly Entry[]) {
  const { show } = useToast();
  const { mutateAsync } = useAdminOrderContent();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<() => void>(undefined);

  const place = new Map(wanted?.map((id, index) => [id, index]));
  const ordered = wanted
    ? entries.toSorted((a, b) => (place.get(a.id) ?? entries.length) - (place.get(b.id) ?? entries.length))
    : entries;

  const save = async (ids: readonly number[]) => {
    unsaved.current = undefined;
    try {
      await mutateAsync({ list, data: { ids: [...ids] } });
    } catch (error) {
      show({ tone: 'danger', text: messageOf(error, 'Failed to save the order') });
      setWanted((now) => (now === ids ? null : now));
    }
  };

  /** @param title of the entry, for the announcement */
  const move = (from: number, to: number, title: string) => {
    const next = moved(ordered, from, to).map(({ id }) => id);
    if (to < 0 || to >= ordered.length || from === to) return;
    setWanted(next);
    setSaid(`${title}, position ${to + 1} of ${ordered.length}`);
    clearTimeout(timer.current);
    unsaved.current = () => void save(next);
    timer.current = setTimeout(() => unsaved.current?.(), REST_MS);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      unsaved.current?.(); // leaving the screen early still saves the move
    },
    [],
  );

  return { ordered, move, said };
}
