import { useRef, useState } from 'react';

/** The options of a generated function that report progress and cancel it. */
export interface UploadInit {
  readonly signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly background: true;
}

/** A file being uploaded. */
export interface PendingUpload {
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
  const run = async <Answer>(send: (init: UploadInit) => Promise<Answer>): Promise<Answer | null> => {
    const abortController = new AbortController();
    controller.current = abortController;
    setPercent(0);
    try {
      const onProgress = (fraction: number) => {
        if (!abortController.signal.aborted) setPercent(Math.floor(fraction * 100)); // a late event would bring the meter back
      };
      // The meter has a cancel button, so the page does not offer another one.
      return await send({ signal: abortController.signal, onProgress, background: true });
    } catch (error) {
      if (abortController.signal.aborted) return null;
      throw error;
    } finally {
      setPercent(null);
    }
  };

  const progress: PendingUpload | null =
    percent === null ? null : { percent, cancel: () => controller.current?.abort() };
  return { run, progress };
}
