import { useState } from 'react';

/**
 * What a panel shows: each opening begins anew, what was shown last stays while the panel moves out.
 * @param value nothing while the panel is closed
 * @returns `count` is the panel's key
 */
export function useOpening<Value>(value: Value | null | undefined) {
  const [opening, setOpening] = useState({ value, shown: value, count: 0 });
  if (value !== opening.value) {
    const { shown, count } = opening;
    setOpening(value ? { value, shown: value, count: count + 1 } : { value, shown, count });
  }
  return opening;
}
