import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminOrderContent } from '@/api/generated/admin-lists/admin-lists.ts';
import type { ContentList } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { moveItem } from '../kit/move-item.ts';

/** How long the order must stay unchanged before it is saved: several key presses are one change. */
const DEBOUNCE_MS = 500;

/** The manual order of a list; saved a moment later, reverted when saving fails. */
export function useListOrder<Entry extends { readonly id: number }>(list: ContentList, entries: readonly Entry[]) {
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
