import { useRef, useState } from 'react';

/** The options of a generated function that report progress and cancel it. */
export interface Measured {
  readonly signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onSent: (part: number) => void;
  readonly background: true;
}

/** A file being uploaded. */
export interface OnItsWay {
  /** Progress in whole per cent. */
  readonly percent: number;
  /** Cancels it; its result is then ignored. */
  readonly cancel: () => void;
}

/** Uploads one file at a time, with progress and cancel. */
export function useUpload() {
  const [percent, setPercent] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);

  /**
   * @returns the call's answer, or null when it was cancelled
   * @throws what the call throws
   */
  const run = async <Answer>(send: (init: Measured) => Promise<Answer>): Promise<Answer | null> => {
    const own = new AbortController();
    controller.current = own;
    setPercent(0);
    try {
      const onSent = (part: number) => {
        if (!own.signal.aborted) setPercent(Math.floor(part * 100)); // a late event would bring the meter back
      };
      // The meter has a cancel button, so the page does not offer another one.
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
