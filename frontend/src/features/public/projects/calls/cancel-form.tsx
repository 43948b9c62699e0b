import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useCancelCall } from '@/api/generated/calls/calls.ts';
import type { BookedCall } from '@/api/generated/model.ts';
import { callCancellationReasonMax } from '@/api/generated/zod/schemas/callCancellation.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { callHeaders } from './call-token.ts';

interface CancelFormProps {
  readonly token: string;
  readonly onDone: (call: BookedCall) => void;
  readonly onClose: () => void;
}

/** Cancels a call, with an optional reason. */
export function CancelForm({ token, onDone, onClose }: CancelFormProps) {
  const { mutateAsync } = useCancelCall({ request: callHeaders(token) });
  const { form, busy, failure, problem } = useForm({
    fields: ['reason'],
    draftKey: `call-cancel-${token.slice(0, 8)}`,
    check: () => ({}),
    send: async ({ reason }) => onDone(await mutateAsync({ data: { reason: reason.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to cancel the call`),
  });
  return (
    <form
      noValidate
      aria-label={t`Cancel the call`}
      className="rounded-xl border border-border bg-card p-5 sm:p-8"
      {...form}
    >
      <FieldFrame id="reason" label={t`Reason (optional)`} error={problem('reason')}>
        <Textarea
          id="reason"
          name="reason"
          rows={3}
          dir="auto"
          autoFocus
          readOnly={busy}
          maxLength={callCancellationReasonMax}
          aria-describedby={noteId('reason')}
        />
      </FieldFrame>
      {failure ? (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={busy}>
          <Trans>Cancel the call</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Keep the call</Trans>
        </Button>
      </div>
    </form>
  );
}
