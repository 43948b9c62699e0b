import { useRef, useState } from 'react';

/** What a generated function needs to be measured and stopped. */
export interface Measured {
  readonly signal: AbortSignal;
  /** Told how much has left, from 0 to 1. */
  readonly onSent: (part: number) => void;
  readonly background: true;
}

/** A file on its way. */
export interface OnItsWay {
  /** Whole per cent of it that have left. */
  readonly percent: number;
  /** Stops it; then nothing comes of it here. */
  readonly cancel: () => void;
}

/** Sends one file at a time, says how much of it has left, and stops it. */
export function useUpload() {
  const [percent, setPercent] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);

  /** @returns what the call answers, or null when it was cancelled; @throws what the call throws */
  const run = async <Answer>(send: (init: Measured) => Promise<Answer>): Promise<Answer | null> => {
    const own = new AbortController();
    controller.current = own;
    setPercent(0);
    try {
      const onSent = (part: number) => {
        if (!own.signal.aborted) setPercent(Math.floor(part * 100)); // a late word would bring the meter back
      };
      // The meter has a way to stop it, so the page does not offer another one.
      return await send({ signal: own.signal, onSent, background: true });
    } catch (error) {
      if (own.signal.aborted) return null;
      throw error;
    } finally {
      setPercent(null);
    }
  };

  const onItsWay: OnItsWay | null = percent === null ? null : { percent, cancel: () => controller.current?.abort() };
  return { run, onItsWay };
}
