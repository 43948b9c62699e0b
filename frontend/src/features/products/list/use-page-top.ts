import { useEffect, useRef } from 'react';

/**
 * Brings the start of a list into view, and the keyboard with it, when another page of it is opened. The links to the
 * pages stand at its end, and the address only differs in a parameter, so nothing else would move the reader.
 */
export function usePageTop<Element extends HTMLElement>(page: number) {
  const top = useRef<Element>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page]);
  return top;
}
