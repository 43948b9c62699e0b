import { Trans } from '@lingui/react/macro';
import { useListConversations } from '@/api/generated/conversations/conversations.ts';
import { formatCount } from '@/lib/format.ts';

/** The number of unread replies from the studio; nothing if there are none. */
export function UnreadMessages() {
  const { data } = useListConversations({ limit: 1 });
  if (!data?.unread) return null;
  return (
    <span className="ms-auto inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-marigold px-1.5 text-xs text-marigold-foreground tabular-nums">
      <span>{formatCount(data.unread)}</span>
      <span className="sr-only">
        {' '}
        <Trans>unread</Trans>
      </span>
    </span>
  );
}
