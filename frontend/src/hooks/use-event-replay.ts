import { useEffect } from 'react';

/**
 * Replays the clicks and submits that were recorded before hydration. A moment later, not inside the effect:
 * while React commits it cannot hydrate the part of the page that an event is for, and the event would be lost.
 */
export function useEarlyEvents(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      window.__early?.();
      delete window.__early;
    });
    return () => clearTimeout(timer);
  }, []);
}
