import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Calls back at every full minute, and when a page returns from the background. */
function subscribe(onChange: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      MINUTE - (Date.now() % MINUTE) + 20,
    );
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The current minute; null in the server-rendered page, which may be read on a later day than it was rendered. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, thisMinute, () => null);
}
