import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCancelCall } from '@/api/generated/admin-calls/admin-calls.ts';
import type { AdminCall } from '@/api/generated/model.ts';
import { adminCallCancellationReasonMax } from '@/api/generated/zod/schemas/adminCallCancellation.zod.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';

interface CancelCallProps {
  readonly call: AdminCall;
  readonly onClose: () => void;
}

/** Cancels a call with a reason that is emailed to the client. */
export function CancelCall({ call, onClose }: CancelCallProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminCancelCall();
  const sheet = useForm({
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please give a reason' } : {}),
    send: async ({ reason }) => {
      await mutateAsync({ id: call.id, data: { reason: reason.trim() } });
      show({ tone: 'success', text: 'Call cancelled' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to cancel the call'),
    isChanged: isFormChanged,
  });
  const { problem } = sheet;
  return (
    <FormSheet
      title={`Cancel the call with ${call.name}`}
      label="Cancel the call"
      action="Cancel the call"
      variant="destructive"
      sheet={sheet}
      onClose={onClose}
    >
      <p className="mb-4 text-sm text-muted-foreground">{formatShopTime(call.start)}</p>
      <TextAreaField
        name="reason"
        label="Reason"
        help="Emailed to the client."
        rows={4}
        maxLength={adminCallCancellationReasonMax}
        error={problem('reason')}
      />
    </FormSheet>
  );
}
