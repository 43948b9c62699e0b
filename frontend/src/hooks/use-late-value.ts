import { useEffect, useState } from 'react';

/** The value, debounced by `milliseconds`: for calls that need not follow every key. */
export function useLateValue<Value>(value: Value, milliseconds: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}
