import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListNotifications } from '@/api/generated/notifications/notifications.ts';

/** How many are shown at first and added by each step; the server gives 60 at most. */
const STEP = 12;
const MOST = 60;
/** Asked for in the background, but not every second. */
const REFRESH_MS = 60_000;

/** What the account has been told, newest first, and how much of it is unread. Asked for again every minute. */
export function useNotifications() {
  const [limit, setLimit] = useState(STEP);
  const query = useListNotifications(
    { limit },
    { query: { refetchInterval: REFRESH_MS, placeholderData: keepPreviousData }, request: { background: true } },
  );
  const { items = [], total = 0, unread = 0 } = query.data ?? {};
  return {
    query,
    unread,
    /** Shows older ones too; nothing when all are shown, or all that the panel can hold. */
    showOlder: items.length < total && limit < MOST ? () => setLimit(Math.min(MOST, limit + STEP)) : undefined,
  };
}
