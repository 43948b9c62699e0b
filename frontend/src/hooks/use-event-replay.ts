import { useEffect } from 'react';

/**
 * Replays the clicks and submits recorded by the script of server-rendered pages. Deferred out of the effect: while
 * React commits it cannot hydrate the part of the page that an event targets, and the event would be lost.
 */
export function useEventReplay(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      window.__eventReplay?.();
      delete window.__eventReplay;
    });
    return () => clearTimeout(timer);
  }, []);
}
