import { useCallback, useRef, useState } from 'react';

/** Asks the user a question from code: `ask` shows it and resolves with what `answer` receives. */
export function useQuestion() {
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: boolean) => void>(() => {});
  const ask = useCallback(() => {
    setOpen(true);
    return new Promise<boolean>((answered) => {
      resolve.current = answered;
    });
  }, []);
  const answer = useCallback((value: boolean) => {
    setOpen(false);
    resolve.current(value);
  }, []);
  return { open, ask, answer };
}
