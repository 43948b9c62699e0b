import { useCallback, useRef, useState } from 'react';

/** Asks the user a question from code: `ask` shows it and resolves with what `answer` receives. */
export function useConfirmation() {
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: boolean) => void>(() => {});
  const confirm = useCallback(() => {
    setOpen(true);
    return new Promise<boolean>((answered) => {
      resolve.current = answered;
    });
  }, []);
  const answer = useCallback((value: boolean) => {
    setOpen(false);
    resolve.current(value);
  }, []);
  return { open, ask: confirm, answer };
}
