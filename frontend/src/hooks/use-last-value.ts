import { useState } from 'react';

/** The value, or the last one there was: keeps a panel's content while the panel closes. */
export function useLastValue<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState(value ?? null);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
