import { errorMessage } from '@/api/api-error.ts';
import { useAdminSetSequenceStatus } from '@/api/generated/admin-sequences/admin-sequences.ts';
import type { Sequence } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { countText } from '@/lib/count-text.ts';
import { SEQUENCE_LABELS } from './sequence-labels.ts';

interface StatusDialogProps {
  readonly sequence: Sequence;
  readonly onClose: () => void;
  readonly onChanged: (sequence: Sequence) => void;
}

/** Explains the effect of turning a sequence on or off before confirming. */
export function StatusDialog({ sequence, onClose, onChanged }: StatusDialogProps) {
  const { kind, version, enabled_since: since, steps, figures } = sequence;
  const { show } = useToast();
  const { mutate, isPending, error } = useAdminSetSequenceStatus();
  const { name, event } = SEQUENCE_LABELS[kind];
  const isOn = since !== null;
  const confirm = () =>
    mutate(
      { kind, data: { enabled: !isOn, version } },
      {
        onSuccess: (changed) => {
          show({ tone: 'success', text: isOn ? 'Sequence turned off' : 'Sequence turned on' });
          onChanged(changed);
          onClose();
        },
      },
    );
  const emails = countText(steps.length, ['email', 'emails']);
  const people = countText(figures.active, ['person', 'people']);
  return (
    <ConfirmDialog
      open
      question={isOn ? `Turn off “${name}”?` : `Turn on “${name}”?`}
      action={isOn ? 'Turn off' : 'Turn on'}
      tone={isOn ? 'danger' : 'calm'}
      busy={isPending}
      problem={error ? errorMessage(error, 'Failed to change the sequence') : null}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isOn
        ? `${people} in it won’t get the remaining emails, even if you turn it on again.`
        : `From now on, each event (${event.toLowerCase()}) starts ${emails} to the subscriber. Earlier events don’t count.`}
    </ConfirmDialog>
  );
}
