import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminGetConversationFile,
  adminListConversations,
  getAdminListConversationsQueryKey,
  useAdminGetConversation,
  useAdminUpdateConversation,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import {
  type AdminConversation,
  type AdminConversationSummary,
  AssigneeFilter,
  type ConversationAssignee,
  ConversationStatus,
} from '@/api/generated/model.ts';
import { Thread } from '@/components/conversation/thread.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { CustomerLink, OrderLink } from '../../kit/record/record-links.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { toThreadMessages } from '../../kit/thread-messages.ts';
import { CannedTexts } from './canned-texts.tsx';
import { formatWait, STATUS_LABELS } from './conversation-labels.ts';
import { ConversationRefund } from './conversation-refund.tsx';
import { ReplyEditor } from './reply-editor.tsx';

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
  panel: { entry: searchId },
  defaults: { page: 1, limit: 20 },
});

export type ConversationsSearch = SearchOf<typeof conversationList>;

interface ConversationControlsProps {
  readonly conversation: AdminConversation;
  readonly team: readonly ConversationAssignee[];
}

/** Status and assignee; both are saved as soon as they are selected. */
function ConversationControls({ conversation, team }: ConversationControlsProps) {
  const { id, status, assignee, version } = conversation;
  const { show } = useToast();
  const { mutateAsync, isPending } = useAdminUpdateConversation();
  const change = async (next: { status?: ConversationStatus; assigneeId?: string | null }) => {
    try {
      await mutateAsync({ id, data: { status, assigneeId: assignee?.id ?? null, version, ...next } });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to update the conversation') });
    }
  };
  // An assignee who may no longer reply is still listed.
  const people = assignee && !team.some((item) => item.id === assignee.id) ? [assignee, ...team] : team;
  return (
    <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
      <SelectField
        name="status"
        label="Status"
        value={status}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => void change({ status: value as ConversationStatus })}
        options={Object.values(ConversationStatus).map((value) => ({ value, label: STATUS_LABELS[value] }))}
      />
      <SelectField
        name="assignee"
        label="Assigned to"
        value={assignee?.id ?? ''}
        disabled={isPending}
        onChange={({ currentTarget: { value } }) => void change({ assigneeId: value || null })}
        options={[
          { value: '', label: 'Unassigned' },
          ...people.map(({ id: value, name: label }) => ({ value, label })),
        ]}
      />
    </div>
  );
}

interface ConversationPanelProps {
  readonly id: string;
  /** Possible assignees. */
  readonly team: readonly ConversationAssignee[];
}

/** Polling interval of an open conversation: another administrator may be replying. */
const REFETCH_INTERVAL_MS = 30_000;
const toMessage = (error: unknown) =>
  isNotFound(error) ? 'This conversation no longer exists.' : errorMessage(error, 'Failed to fetch messages');

/** One conversation with its notes and actions. */
function ConversationPanel({ id, team }: ConversationPanelProps) {
  const query = useAdminGetConversation(id, { query: { refetchInterval: REFETCH_INTERVAL_MS } });
  return (
    <QueryState query={query} loading="Loading conversation" toMessage={toMessage} isFinal={isNotFound}>
      {(conversation) => (
        <article aria-labelledby="conversation">
          <Head conversation={conversation} />
          <ConversationControls conversation={conversation} team={team} />
          <ConversationRefund conversation={conversation} />
          <div className="mt-6">
            <Thread
              load={adminGetConversationFile}
              messages={toThreadMessages(conversation.messages, conversation.name)}
            />
          </div>
          <ReplyEditor conversation={conversation} onMoved={() => void query.refetch()} />
        </article>
      )}
    </QueryState>
  );
}

const SOURCES = {
  form: 'Sent through the contact form. Identity not verified.',
  account: 'Sent from their account.',
  email: 'Sent by email. Identity not verified.',
  vulnerability: 'Reported on the security page. Identity not verified.',
};

interface ReplyDeadlineProps {
  /** Null without a deadline. */
  readonly due: string | null;
  readonly className?: string;
}

/** When the first reply to a vulnerability report is due. */
function ReplyDeadline({ due, className }: ReplyDeadlineProps) {
  if (due === null) return null;
  const isLate = Date.parse(due) < Date.now();
  return (
    <Badge variant={isLate ? 'destructive' : 'warning'} className={className}>
      {`${isLate ? 'Reply overdue since' : 'Reply due'} ${formatMoment(due)}`}
    </Badge>
  );
}

function Head({ conversation }: { readonly conversation: AdminConversation }) {
  const {
    name,
    email,
    subject,
    status,
    channel,
    topic,
    customerId,
    order,
    firstAnswerSeconds: waitTime,
  } = conversation;
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="conversation" className="min-w-0 text-xl wrap-anywhere">
          <bdi lang={detectLanguage(subject)}>{subject}</bdi>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted-foreground">
        {customerId ? (
          <CustomerLink id={customerId} className="font-semibold text-foreground underline underline-offset-4">
            {name}
          </CustomerLink>
        ) : (
          <span className="font-semibold text-foreground">{name}</span>
        )}
        <span> · </span>
        <span>{email}</span>
        {order ? (
          <span>
            {' '}
            · <OrderLink order={order} className="underline underline-offset-4" />
            <span>{`, ${order.product_name}`}</span>
          </span>
        ) : null}
      </p>
      <ReplyDeadline due={conversation.answerDue} className="mt-2" />
      <p className="mt-1 text-xs text-muted-foreground">
        <span>{SOURCES[topic === 'vulnerability' ? topic : channel]}</span>{' '}
        {waitTime === null ? null : <span>{`First reply after ${formatWait(waitTime)}.`}</span>}
      </p>
    </header>
  );
}

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
            {formatMoment(updatedAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** The inbox: the list, and the open conversation next to it, or in its place on a narrow screen. */
export function ConversationsPage({ search: url }: ListScreenProps) {
  const { list, query } = useList(conversationList, url);
  const { data } = query;
  const { search } = list;
  const { entry } = search;
  const median = data?.medianSeconds ?? null;
  return (
    <AdminPage
      title="Messages"
      note={median === null ? undefined : `Median first reply: ${formatWait(median)} (30 days)`}
      actions={<CannedTexts />}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <div className={clsx('min-w-0', entry && 'hidden xl:block')}>
          <ListPage list={list} query={query} labels={conversationList.labels}>
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
