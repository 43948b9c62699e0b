import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminGetConversationFile,
  useAdminGetConversation,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import type { AdminConversation, ConversationAssignee } from '@/api/generated/model.ts';
import { Thread } from '@/components/conversation/thread.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { useCan } from '../kit/use-can.ts';
import { ConversationControls } from './conversation-controls.tsx';
import { formatWait } from './conversation-labels.ts';
import { ReplyEditor } from './reply-editor.tsx';

interface ConversationPanelProps {
  readonly id: string;
  /** Possible assignees. */
  readonly team: readonly ConversationAssignee[];
}

/** Polling interval of an open conversation: another administrator may be replying. */
const REFETCH_INTERVAL_MS = 30_000;
const SIDES = { person: 'other', studio: 'own', note: 'note' } as const;

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'This conversation no longer exists.' : errorMessage(error, 'Failed to fetch messages');

/** One conversation with its notes and actions. */
export function ConversationPanel({ id, team }: ConversationPanelProps) {
  const query = useAdminGetConversation(id, { query: { refetchInterval: REFETCH_INTERVAL_MS } });
  return (
    <QueryState query={query} loading="Loading conversation" toMessage={toMessage} isFinal={isNotFound}>
      {(conversation) => (
        <article aria-labelledby="conversation">
          <Head conversation={conversation} />
          <ConversationControls conversation={conversation} team={team} />
          <div className="mt-6">
            <Thread
              load={adminGetConversationFile}
              messages={conversation.messages.map(({ kind, author, ...message }) => ({
                ...message,
                side: SIDES[kind],
                author: kind === 'person' ? conversation.name : (author ?? 'Deleted administrator'),
              }))}
            />
          </div>
          <ReplyEditor conversation={conversation} onMoved={() => void query.refetch()} />
        </article>
      )}
    </QueryState>
  );
}

function Head({ conversation }: { readonly conversation: AdminConversation }) {
  const { name, email, subject, status, channel, customerId, order, firstAnswerSeconds: waitTime } = conversation;
  const can = useCan();
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="conversation" className="min-w-0 text-xl wrap-anywhere">
          <bdi lang={detectLanguage(subject)}>{subject}</bdi>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted-foreground">
        <span className="font-semibold text-foreground">{name}</span> ·{' '}
        {customerId && can('adminListUsers') ? (
          <Link to="/admin/users" search={{ search: email }} className="underline underline-offset-4">
            {email}
          </Link>
        ) : (
          <span>{email}</span>
        )}
        {order ? (
          <span>
            {' '}
            ·{' '}
            <Link to="/admin/orders" search={{ order: order.id }} className="underline underline-offset-4">
              {`Order #${order.number}`}
            </Link>
            <span>{`, ${order.product_name}`}</span>
          </span>
        ) : null}
      </p>
      <p className="mt-1 text-xs text-muted-foreground">
        <span>
          {channel === 'form' ? 'Sent through the contact form. Identity not verified.' : 'Sent from their account.'}
        </span>{' '}
        {waitTime === null ? null : <span>{`First reply after ${formatWait(waitTime)}.`}</span>}
      </p>
    </header>
  );
}
