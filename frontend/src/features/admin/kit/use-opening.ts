import { useState } from 'react';

/**
 * The content of a panel: each opening starts fresh, and the last content stays while the panel slides out.
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
