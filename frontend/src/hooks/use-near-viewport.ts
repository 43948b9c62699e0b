import { type RefObject, useEffect, useState } from 'react';

/** About one screen ahead. */
const ROOT_MARGIN = '800px';

/**
 * Whether an element has been scrolled near; false in server-rendered pages, and once true it stays true.
 * @param margin how far outside of the window counts as near
 */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = ROOT_MARGIN): boolean {
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
