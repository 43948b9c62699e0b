import { type RefObject, useEffect, useState } from 'react';

/** About one screen ahead of the reader. */
const MARGIN = '800px';

/** Whether the reader has come near an element; false in server-rendered pages, and it never turns false again. */
export function useNearby(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}
