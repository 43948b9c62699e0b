import { type RefObject, useEffect, useState } from 'react';

/** About one screen ahead of the reader. */
const SCREEN_AHEAD = '800px';

/**
 * Whether the reader has come near an element; false in server-rendered pages, and it never turns false again.
 * @param margin how far outside of the window is near
 */
export function useNearby(element: RefObject<HTMLElement | null>, margin = SCREEN_AHEAD): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: margin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin]);
  return isNear;
}
