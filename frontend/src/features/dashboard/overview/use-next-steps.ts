import { useState } from 'react';
import { useListDownloads } from '@/api/generated/downloads/downloads.ts';
import { useListNotifications } from '@/api/generated/notifications/notifications.ts';
import { useListOrders } from '@/api/generated/orders/orders.ts';
import { useGetOwnEmail } from '@/api/generated/profile/profile.ts';
import { nextSteps } from './next-steps.ts';

const PENDING = { status: 'pending', page: 1, limit: 20 } as const;
const FILES = { page: 1, limit: 50 } as const;
/** The bell's first notifications: one call serves both. */
const NOTIFICATION_PARAMS = { limit: 12 } as const;

/** The next steps, and the files that they refer to; the steps are null until all calls have answered or failed. */
export function useNextSteps() {
  const [now] = useState(Date.now);
  const email = useGetOwnEmail();
  const pending = useListOrders(PENDING);
  const downloads = useListDownloads(FILES);
  const notificationsQuery = useListNotifications(NOTIFICATION_PARAMS);
  const isLoading = [email, pending, downloads, notificationsQuery].some((query) => query.isLoading);
  return {
    downloads: downloads.data ?? [],
    steps: isLoading
      ? null
      : nextSteps({
          email: email.data,
          pending: pending.data,
          downloads: downloads.data,
          notifications: notificationsQuery.data?.items,
          now,
        }),
  };
}
