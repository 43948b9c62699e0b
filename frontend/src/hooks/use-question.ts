import { useCallback, useRef, useState } from 'react';

/** A question that code asks the person: `ask` shows it and waits for what `answer` says. */
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
