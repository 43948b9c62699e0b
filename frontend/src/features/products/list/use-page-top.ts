import { useEffect, useRef } from 'react';

/**
 * Scrolls to the start of a list and moves the focus there when another page of it is opened. The page links are at its
 * end, and only a URL parameter changes, so nothing else would scroll.
 */
export function usePageTop<Element extends HTMLElement>(page: number) {
  const top = useRef<Element>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page]);
  return top;
}
