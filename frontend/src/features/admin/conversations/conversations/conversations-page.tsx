import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDownWideNarrow, ArrowLeft, ArrowUpNarrowWide } from 'lucide-react';
import { useState } from 'react';
import {
  adminListConversations,
  getAdminListConversationsQueryKey,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import {
  type AdminConversationSummary,
  AssigneeFilter,
  ConversationSort,
  ConversationStatus,
} from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { formatWait, STATUS_LABELS } from './conversation-labels.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { ReplyDeadline } from './reply-deadline.tsx';
import { SavedReplies } from './saved-replies.tsx';

const ASSIGNEE_LABELS = { me: 'Mine', unassigned: 'Unassigned' };

const conversationList = defineList(adminListConversations, getAdminListConversationsQueryKey, {
  name: 'conversations',
  labels: {
    noun: ['conversation', 'conversations'],
    placeholder: 'Search messages...',
    failed: 'Failed to fetch messages',
    emptyMessage: {
      scene: 'inbox',
      title: 'The inbox is empty',
      line: 'Messages from the contact form and from customers’ accounts appear here.',
    },
  },
  filters: {
    status: {
      legend: 'Status',
      options: optionsOf(ConversationStatus, (status) => STATUS_LABELS[status]),
      counted: true,
    },
    assignee: { legend: 'Assigned to', options: optionsOf(AssigneeFilter, (assignee) => ASSIGNEE_LABELS[assignee]) },
  },
  sorts: ConversationSort,
  firstSort: 'newest',
  panel: { entry: searchId },
  defaults: { page: 1, limit: 20 },
});

export type ConversationsSearch = SearchOf<typeof conversationList>;

interface ConversationRowProps {
  readonly conversation: AdminConversationSummary;
  readonly search: ConversationsSearch;
  readonly isOpen: boolean;
}

/** One conversation of the list, with its latest message. */
function ConversationRow({ conversation, search, isOpen }: ConversationRowProps) {
  const { id, name, subject, excerpt, status, assignee, order, updated_at: updatedAt } = conversation;
  return (
    <li className="border-t border-border first:border-t-0">
      <Link
        to="/admin/inbox/messages"
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
        <ReplyDeadline due={conversation.answerDue} className="mt-1" />
        <span className="mt-0.5 block truncate">{name}</span>
        <span lang={detectLanguage(excerpt)} className="mt-0.5 line-clamp-2 wrap-anywhere text-muted-foreground">
          {excerpt}
        </span>
        <span className="mt-1 block text-xs text-muted-foreground">
          {order ? <span>{`Order #${order.number} · `}</span> : null}
          {assignee ? <span className="wrap-anywhere">{`${assignee.name} · `}</span> : null}
          <time dateTime={updatedAt} className="tabular-nums">
            {formatShopTime(updatedAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** The inbox: the list, and the open conversation next to it, or in its place on a narrow screen. */
export function ConversationsPage({ search: url }: ListScreenProps) {
  const { list, query, fetchPage } = useList(conversationList, url);
  const { data } = query;
  const { search } = list;
  const { entry } = search;
  const [stepped, setStepped] = useState<string>();
  const steps = useRecordSteps({
    id: entry,
    data,
    rowId: ({ id }) => id,
    fetchPage,
    onStep: (next, page) => {
      setStepped(next);
      list.replace({ entry: next, page });
    },
  });
  const isOldestFirst = search.sort === 'oldest';
  const median = data?.medianSeconds ?? null;
  return (
    <AdminPage
      title="Messages"
      note={median === null ? undefined : `Median first reply: ${formatWait(median)} (30 days)`}
      actions={<SavedReplies />}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0', entry && 'hidden xl:block')}>
          <ListPage
            list={list}
            query={query}
            labels={conversationList.labels}
            tools={
              <IconButton
                icon={isOldestFirst ? ArrowUpNarrowWide : ArrowDownWideNarrow}
                label={isOldestFirst ? 'Show newest first' : 'Show oldest first'}
                onClick={() => list.replace({ sort: isOldestFirst ? undefined : 'oldest', page: undefined })}
              />
            }
          >
            {(body) => (
              <ListCards body={body} loading="Loading messages...">
                {(rows) => (
                  <ul aria-label="Conversations" className="overflow-hidden rounded-xl">
                    {rows.map((row) => (
                      <ConversationRow key={row.id} conversation={row} search={search} isOpen={row.id === entry} />
                    ))}
                  </ul>
                )}
              </ListCards>
            )}
          </ListPage>
        </div>
        {entry ? (
          <div className="min-w-0">
            <Link
              to="/admin/inbox/messages"
              search={{ ...search, entry: undefined }}
              activeOptions={{ exact: true }}
              className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline xl:hidden"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              All messages
            </Link>
            <ConversationPanel
              key={entry}
              id={entry}
              team={data?.team ?? []}
              steps={steps}
              takesFocus={stepped === entry}
              onDone={() => (steps.next ? steps.next() : list.replace({ entry: undefined }))}
            />
          </div>
        ) : (
          <p className="hidden rounded-xl border border-dashed border-border px-6 py-24 text-center text-sm text-muted-foreground xl:block">
            Select a conversation to read it.
          </p>
        )}
      </div>
    </AdminPage>
  );
}
