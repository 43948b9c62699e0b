import { useEffect } from 'react';
import { FAQ_DELAY_MS, showLinked } from './linked-question.ts';

/** Opens the question in the URL's hash. */
export function useLinkedQuestion(): void {
  useEffect(() => {
    const timer = setTimeout(() => showLinked(location.hash), FAQ_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
