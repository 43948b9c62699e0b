import { Link } from '@tanstack/react-router';
import type { ConversationSummary } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';

interface ConversationListProps {
  readonly conversations: readonly ConversationSummary[];
  /** Id of the open conversation. */
  readonly open: string | undefined;
  readonly page: number;
}

/** One page of conversations, latest activity first. */
export function ConversationList({ conversations, open, page }: ConversationListProps) {
  return (
    <Card className="overflow-hidden">
      <ul aria-label="Conversations">
        {conversations.map(({ id, subject, order, excerpt, unread, closed, updated_at: updatedAt }) => (
          <li key={id} className="border-t border-border first:border-t-0">
            <Link
              to="/dashboard/messages"
              search={{ entry: id, page: page > 1 ? page : undefined }}
              aria-current={id === open ? 'page' : undefined}
              resetScroll={false}
              className="block px-4 py-3.5 text-sm -outline-offset-2 transition-colors hover:bg-accent aria-[current=page]:bg-primary-soft"
            >
              <span className="flex items-start justify-between gap-3">
                <bdi lang={detectLanguage(subject)} className="min-w-0 font-semibold wrap-anywhere">
                  {subject}
                </bdi>
                {unread > 0 ? (
                  <span className="mt-0.5 inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-marigold px-1.5 text-xs text-marigold-foreground tabular-nums">
                    <span>{unread}</span>
                    <span className="sr-only"> unread</span>
                  </span>
                ) : null}
              </span>
              <span lang={detectLanguage(excerpt)} className="mt-0.5 line-clamp-2 wrap-anywhere text-muted-foreground">
                {excerpt}
              </span>
              <span className="mt-1 block text-xs text-muted-foreground">
                <span>{`${order ? `Order #${order.number} · ` : ''}${closed ? 'Closed · ' : ''}`}</span>
                <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
