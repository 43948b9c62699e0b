import { useListConversations } from '@/api/generated/conversations/conversations.ts';

/** The number of unread replies from the studio; nothing if there are none. */
export function UnreadMessages() {
  const { data } = useListConversations({ limit: 1 });
  if (!data?.unread) return null;
  return (
    <span className="ml-auto inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-marigold px-1.5 text-xs text-marigold-foreground tabular-nums">
      <span>{data.unread}</span>
      <span className="sr-only"> unread</span>
    </span>
  );
}
