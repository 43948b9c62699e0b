import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCancelCall } from '@/api/generated/admin-calls/admin-calls.ts';
import type { AdminCall } from '@/api/generated/model.ts';
import { adminCallCancellationReasonMax } from '@/api/generated/zod/schemas/adminCallCancellation.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';

interface CancelCallProps {
  readonly call: AdminCall;
  readonly onClose: () => void;
}

/** Cancels a call with a reason that is emailed to the client. */
export function CancelCall({ call, onClose }: CancelCallProps) {
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  const { show } = useToast();
  const { mutateAsync } = useAdminCancelCall();
  const { form, busy, failure, problem } = useForm({
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please give a reason' } : {}),
    send: async ({ reason }) => {
      await mutateAsync({ id: call.id, data: { reason: reason.trim() } });
      setDirty(false);
      show({ tone: 'success', text: 'Call cancelled' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to cancel the call'),
  });
  return (
    <SideSheet
      open
      title={`Cancel the call with ${call.name}`}
      dirty={isDirty && !busy}
      onClose={onClose}
      cancel
      footer={
        <Button type="submit" form={id} variant="destructive" busy={busy}>
          Cancel the call
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        aria-label="Cancel the call"
        {...form}
        onInput={(event) => {
          form.onInput(event);
          setDirty(true);
        }}
      >
        <p className="mb-4 text-sm text-muted-foreground">{formatMoment(call.start)}</p>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
        <TextAreaField
          name="reason"
          label="Reason"
          help="Emailed to the client."
          rows={4}
          maxLength={adminCallCancellationReasonMax}
          error={problem('reason')}
        />
      </form>
    </SideSheet>
  );
}
