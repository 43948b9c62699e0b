import { useState, useSyncExternalStore } from 'react';
import { useListCallSlots } from '@/api/generated/calls/calls.ts';
import { ownTimeZone } from './call-days.ts';

const never = () => () => undefined;

/** Free times, and the time zone in which the visitor reads them: that of the browser until another one is selected. */
export function useSlots() {
  const own = useSyncExternalStore(never, ownTimeZone, () => undefined);
  const [selected, setTimeZone] = useState<string>();
  const [start, setStart] = useState('');
  // Booked times change while the page is open.
  const query = useListCallSlots({ query: { refetchOnWindowFocus: true, staleTime: 0 } as never });
  const isFree = query.data?.starts.includes(start) ?? false;
  return { query, timeZone: selected ?? own, setTimeZone, start: isFree ? start : '', setStart };
}
