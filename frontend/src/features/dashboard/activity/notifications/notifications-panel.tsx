import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useMarkNotificationsRead } from '@/api/generated/notifications/notifications.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import type { useNotifications } from './use-notifications.ts';

interface NotificationsPanelProps extends ReturnType<typeof useNotifications> {
  /** Called when a notification is followed. */
  readonly onFollow: () => void;
}

const rows = ['one', 'two', 'three'];

/** The account's notifications. Refetched on opening, because the last answer may be a minute old. */
export function NotificationsPanel({ query, unread, showOlder, onFollow }: NotificationsPanelProps) {
  const { refetch } = query;
  const [now] = useState(() => Date.now());
  const { mutate, isPending, error } = useMarkNotificationsRead({});
  useEffect(() => void refetch(), [refetch]);

  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-4 border-b border-border pe-2 ps-4">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Trans>Notifications</Trans>
        </h2>
        {unread > 0 ? (
          <Button variant="ghost" size="sm" busy={isPending} onClick={() => mutate()}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="border-b border-border px-4 py-2.5 text-xs font-semibold text-destructive">
          {errorMessage(error, t`Failed to mark notifications as read`)}
        </p>
      ) : null}
      <div className="max-h-[min(28rem,calc(100dvh-14rem))] overflow-y-auto overscroll-contain [&>[role=alert]]:m-3">
        <QueryState
          query={query}
          loading={t`Loading notifications`}
          skeleton={
            <div aria-hidden="true" className="grid gap-4 p-4">
              {rows.map((row) => (
                <Skeleton key={row} className="h-12 w-full" />
              ))}
            </div>
          }
          toMessage={(failure) => errorMessage(failure, t`Failed to fetch notifications`)}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <div className="px-4 py-10 text-center text-sm">
              <p className="font-semibold">
                <Trans>No notifications yet</Trans>
              </p>
              <p className="mt-1 text-muted-foreground">
                <Trans>Updates on orders, your wallet and new versions appear here.</Trans>
              </p>
            </div>
          }
        >
          {({ items }) => (
            <ul>
              {items.map((item) => (
                <NotificationRow key={item.id} notification={item} now={now} onFollow={onFollow} />
              ))}
            </ul>
          )}
        </QueryState>
        {showOlder ? (
          <div className="border-t border-border p-2">
            <Button className="w-full" variant="ghost" size="sm" busy={query.isPlaceholderData} onClick={showOlder}>
              <Trans>Show older</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
