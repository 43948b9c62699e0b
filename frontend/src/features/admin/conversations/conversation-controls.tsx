import { errorMessage } from '@/api/api-error.ts';
import { useAdminUpdateConversation } from '@/api/generated/admin-conversations/admin-conversations.ts';
import { type AdminConversation, type ConversationAssignee, ConversationStatus } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { SelectField } from '../kit/select-field.tsx';
import { STATUS_LABELS } from './conversation-labels.ts';

interface ConversationControlsProps {
  readonly conversation: AdminConversation;
  readonly team: readonly ConversationAssignee[];
}

/** Status and assignee; both are saved as soon as they are selected. */
export function ConversationControls({ conversation, team }: ConversationControlsProps) {
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
