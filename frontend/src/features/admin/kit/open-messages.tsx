import { clsx } from 'clsx';
import { useAdminListConversations } from '@/api/generated/admin-conversations/admin-conversations.ts';
import { useCan } from './use-can.ts';

interface OpenMessagesProps {
  /** Positioned in the corner of an icon. */
  readonly compact: boolean;
}

/** How many conversations wait for a reply; nothing when there are none, or when the user may not see them. */
export function OpenMessages({ compact }: OpenMessagesProps) {
  const can = useCan();
  const { data } = useAdminListConversations({ limit: 1 }, { query: { enabled: can('adminListConversations') } });
  const open = data?.counts.open ?? 0;
  if (open === 0) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-marigold px-1.5 text-xs text-marigold-foreground tabular-nums',
        compact ? 'absolute -top-0.5 -right-0.5' : 'ml-auto',
      )}
    >
      <span>{open}</span>
      <span className="sr-only"> open</span>
    </span>
  );
}
