import { Link } from '@tanstack/react-router';
import type { AdminConversationSummary } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import type { ConversationsSearch } from './conversations-search.ts';

interface ConversationRowProps {
  readonly conversation: AdminConversationSummary;
  readonly search: ConversationsSearch;
  readonly isOpen: boolean;
}

/** One conversation of the list, with its latest message. */
export function ConversationRow({ conversation, search, isOpen }: ConversationRowProps) {
  const { id, name, subject, excerpt, status, assignee, order, updated_at: updatedAt } = conversation;
  return (
    <li className="border-t border-border first:border-t-0">
      <Link
        to="/admin/messages"
        search={{ ...search, entry: id }}
        resetScroll={false}
        aria-current={isOpen ? 'page' : undefined}
        className="block px-4 py-3.5 text-sm -outline-offset-2 transition-colors hover:bg-accent aria-[current=page]:bg-primary-soft"
      >
        <span className="flex items-start justify-between gap-3">
          <bdi lang={detectLanguage(subject)} className="min-w-0 font-semibold wrap-anywhere">
            {subject}
          </bdi>
          <StatusBadge status={status} />
        </span>
        <span className="mt-0.5 block truncate">{name}</span>
        <span lang={detectLanguage(excerpt)} className="mt-0.5 line-clamp-2 wrap-anywhere text-muted-foreground">
          {excerpt}
        </span>
        <span className="mt-1 block text-xs text-muted-foreground">
          {order ? <span>{`Order #${order.number} · `}</span> : null}
          {assignee ? <span className="wrap-anywhere">{`${assignee.name} · `}</span> : null}
          <time dateTime={updatedAt} className="tabular-nums">
            {formatMoment(updatedAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
