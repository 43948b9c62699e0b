import { useEffect } from 'react';

/**
 * Takes over the clicks and submits that the script of served pages has kept. A moment later, not inside the effect:
 * while React commits it cannot wake the part of the page that an event is for, and the event would be lost.
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
