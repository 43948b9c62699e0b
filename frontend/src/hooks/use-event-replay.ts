import { useEffect } from 'react';

/**
 * Replays the clicks and submits that the script of server-rendered pages has kept. A moment later, not inside the
 * effect: while React commits it cannot hydrate the part of the page that an event is for, and the event would be lost.
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
