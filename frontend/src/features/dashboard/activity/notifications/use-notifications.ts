import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListNotifications } from '@/api/generated/notifications/notifications.ts';

/** How many are shown at first and added with each step; the server returns 60 at most. */
const STEP = 12;
const MAX_NOTIFICATIONS = 60;
/** Polling interval in the background. */
const REFRESH_MS = 60_000;

/** The account's notifications, newest first, and the unread count. Refetched every minute. */
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
    /** Shows older ones too; undefined when all are shown, or as many as the panel can hold. */
    showOlder:
      items.length < total && limit < MAX_NOTIFICATIONS
        ? () => setLimit(Math.min(MAX_NOTIFICATIONS, limit + STEP))
        : undefined,
  };
}
