import { useEffect, useState } from 'react';

interface Answer {
  /** ids of options */
  readonly selected: readonly string[];
  readonly name: string;
  readonly reason: string;
}

const EMPTY: Answer = { selected: [], name: '', reason: '' };

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' &&
  value !== null &&
  'selected' in value &&
  Array.isArray(value.selected) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';

function read(key: string): Answer {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isAnswer(stored) ? stored : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** What is selected and typed, stored in this tab so that a reload keeps it. @param key of the quote */
export function useQuoteAnswer(key: string) {
  const [answer, setAnswer] = useState(() => read(key));
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(answer));
    } catch {
      // storage is forbidden: the answer lasts as long as the page
    }
  }, [key, answer]);
  return {
    ...answer,
    toggle: (id: string) =>
      setAnswer((before) => ({
        ...before,
        selected: before.selected.includes(id)
          ? before.selected.filter((other) => other !== id)
          : [...before.selected, id],
      })),
    change: (part: Partial<Pick<Answer, 'name' | 'reason'>>) => setAnswer((before) => ({ ...before, ...part })),
  };
}

export type QuoteAnswerState = ReturnType<typeof useQuoteAnswer>;
