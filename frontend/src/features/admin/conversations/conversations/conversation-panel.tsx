import { OctagonX } from 'lucide-react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminGetConversationFile,
  useAdminGetConversation,
  useAdminUpdateConversation,
} from '@/api/generated/admin-conversations/admin-conversations.ts';
import { type AdminConversation, type ConversationAssignee, ConversationStatus } from '@/api/generated/model.ts';
import { Thread } from '@/components/conversation/thread.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { focusOnce } from '@/lib/focus-once.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import type { RecordSteps } from '../../kit/list/use-record-steps.ts';
import { CustomerLink, OrderLink } from '../../kit/record/record-links.tsx';
import { RecordStepper } from '../../kit/record-stepper.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { toThreadMessages } from '../../kit/thread-messages.ts';
import { formatWait, STATUS_LABELS } from './conversation-labels.ts';
import { ConversationReceipt } from './conversation-receipt.tsx';
import { ConversationRefund } from './conversation-refund.tsx';
import { ReplyDeadline } from './reply-deadline.tsx';
import { ReplyEditor } from './reply-editor.tsx';

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
  /** Leads to the conversations before and after in the list. */
  readonly steps: RecordSteps;
  /** Opened from another conversation, whose buttons were unmounted. */
  readonly takesFocus: boolean;
  /** Shows the next conversation of the list, or none after the last one. */
  readonly onDone: () => void;
}

/** Polling interval of an open conversation: another administrator may be replying. */
const REFETCH_INTERVAL_MS = 30_000;
const toMessage = (error: unknown) =>
  isNotFound(error) ? 'This conversation no longer exists.' : errorMessage(error, 'Failed to fetch messages');

/** One conversation with its notes and actions. */
export function ConversationPanel({ id, team, steps, takesFocus, onDone }: ConversationPanelProps) {
  const query = useAdminGetConversation(id, { query: { refetchInterval: REFETCH_INTERVAL_MS } });
  return (
    <QueryState query={query} loading="Loading conversation" toMessage={toMessage} isFinal={isNotFound}>
      {(conversation) => (
        <article aria-labelledby="conversation">
          <Head conversation={conversation} steps={steps} takesFocus={takesFocus} />
          <ConversationControls conversation={conversation} team={team} />
          <div className="flex flex-wrap items-center gap-2">
            <ConversationRefund conversation={conversation} />
            <ConversationReceipt conversation={conversation} />
            <MarkAsSpam conversation={conversation} onDone={onDone} />
          </div>
          <div className="mt-6">
            <Thread
              formatTime={formatShopTime}
              load={adminGetConversationFile}
              messages={toThreadMessages(conversation.messages, conversation.name)}
            />
          </div>
          <ReplyEditor
            conversation={conversation}
            onMoved={() => void query.refetch()}
            onNext={steps.next ? onDone : undefined}
          />
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

interface MarkAsSpamProps {
  readonly conversation: AdminConversation;
  readonly onDone: () => void;
}

/** Removes a conversation from the queue and shows the next one, with undo. */
function MarkAsSpam({ conversation: { id, status, assignee, version }, onDone }: MarkAsSpamProps) {
  const { show } = useToast();
  const { mutateAsync, isPending } = useAdminUpdateConversation();
  if (status === 'spam') return null;
  const set = (next: ConversationStatus, seen: number) =>
    mutateAsync({ id, data: { status: next, assigneeId: assignee?.id ?? null, version: seen } });
  const mark = async () => {
    try {
      const marked = await set('spam', version);
      showUndo({
        text: 'Conversation marked as spam',
        undo: () => set(status, marked.version),
        undoneText: 'Conversation restored',
        failed: 'Failed to update the conversation',
      });
      onDone();
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to update the conversation') });
    }
  };
  return (
    <Button variant="ghost" size="sm" busy={isPending} onClick={() => void mark()}>
      <OctagonX aria-hidden="true" />
      Mark as spam
    </Button>
  );
}

interface HeadProps {
  readonly conversation: AdminConversation;
  readonly steps: RecordSteps;
  readonly takesFocus: boolean;
}

function Head({ conversation, steps, takesFocus }: HeadProps) {
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
        <h2
          ref={takesFocus ? focusOnce : undefined}
          id="conversation"
          tabIndex={-1}
          className="min-w-0 flex-1 basis-48 text-xl outline-none wrap-anywhere"
        >
          <bdi lang={detectLanguage(subject)}>{subject}</bdi>
        </h2>
        <div className="flex items-center gap-2">
          <StatusBadge status={status} />
          <RecordStepper steps={steps} />
        </div>
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
