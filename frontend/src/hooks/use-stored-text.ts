import { useState } from 'react';

const PREFIX = 'typed-';

function read(key: string): string {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return ''; // storage is forbidden: the text lasts as long as the page
  }
}

/** Text that is being typed, stored in this tab so that a reload keeps it. An empty text is removed. */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(PREFIX + key);
        else sessionStorage.setItem(PREFIX + key, next);
      } catch {
        // storage is forbidden
      }
    },
  ];
}
