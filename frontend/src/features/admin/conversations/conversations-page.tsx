import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useAdminListConversations } from '@/api/generated/admin-conversations/admin-conversations.ts';
import { AssigneeFilter, ConversationStatus } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { ListCards } from '../kit/list/list-cards.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { CannedTexts } from './canned-texts.tsx';
import { formatWait, STATUS_LABELS } from './conversation-labels.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { ConversationRow } from './conversation-row.tsx';
import type { ConversationsSearch } from './conversations-search.ts';

interface ConversationsPageProps {
  readonly search: ConversationsSearch;
}

const LIMIT = 20;
const ASSIGNEE_OPTIONS = { me: 'Mine', nobody: 'Unassigned' };

/** The inbox: the list, and the open conversation next to it, or in its place on a narrow screen. */
export function ConversationsPage({ search }: ConversationsPageProps) {
  const { entry, page = 1 } = search;
  const status = searchOption(search.status, Object.values(ConversationStatus));
  const assignee = searchOption(search.assignee, Object.values(AssigneeFilter));
  const params = {
    ...(search.search ? { search: search.search } : {}),
    ...(status ? { status } : {}),
    ...(assignee ? { assignee } : {}),
    page,
    limit: LIMIT,
  };
  const query = useAdminListConversations(params, { query: { placeholderData: keepPreviousData } });
  const { data } = query;
  const statuses = Object.values(ConversationStatus).map((value) => ({
    value,
    label: STATUS_LABELS[value] + (data ? ` (${data.counts[value]})` : ''),
  }));
  const whose = Object.values(AssigneeFilter).map((value) => ({ value, label: ASSIGNEE_OPTIONS[value] }));
  const list = useListPage(search, {
    filters: [
      { name: 'status', legend: 'Status', value: status, options: statuses },
      { name: 'assignee', legend: 'Assigned to', value: assignee, options: whose },
    ],
  });
  const median = data?.medianSeconds ?? null;
  return (
    <AdminPage
      title="Messages"
      note={median === null ? undefined : `Median first reply: ${formatWait(median)} (30 days)`}
      actions={<CannedTexts />}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0', entry && 'hidden xl:block')}>
          <ListPage
            list={list}
            query={query}
            labels={{
              noun: ['conversation', 'conversations'],
              placeholder: 'Search messages...',
              failed: 'Failed to fetch messages',
              emptyMessage: {
                scene: 'inbox',
                title: 'The inbox is empty',
                line: 'Messages from the contact form and from customers’ accounts appear here.',
              },
            }}
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
              to="/admin/messages"
              search={{ ...search, entry: undefined }}
              className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline xl:hidden"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              All messages
            </Link>
            <ConversationPanel key={entry} id={entry} team={data?.team ?? []} />
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
