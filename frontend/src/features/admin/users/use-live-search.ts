import { useEffect, useEffectEvent, useState } from 'react';

/** How long the typing must rest before the address follows, in milliseconds. */
const REST_MS = 250;

/**
 * A search text that filters at once while the address follows a little later; what changes the address otherwise
 * (back, a link) changes the text.
 */
export function useLiveSearch(value: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const send = useEffectEvent((next: string) => {
    if (next === value) return;
    setSent(next);
    write(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
