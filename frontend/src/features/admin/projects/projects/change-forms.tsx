import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  useAdminAddProjectChange,
  useAdminAnswerProjectChange,
} from '@/api/generated/admin-projects/admin-projects.ts';
import type { ProjectChangeAnswerKind } from '@/api/generated/model.ts';
import { adminProjectChangeInputTextMax } from '@/api/generated/zod/schemas/adminProjectChangeInput.zod.ts';
import { projectChangeAnswerReasonMax } from '@/api/generated/zod/schemas/projectChangeAnswer.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { TextAreaField } from '../../kit/text-area-field.tsx';

interface FrameProps {
  readonly form: ReturnType<typeof useForm>['form'];
  readonly label: string;
  readonly action: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Frame = ({ form, label, action, busy, failure, onClose, children }: FrameProps) => (
  <form noValidate aria-label={label} className="mt-3 rounded-md border border-border p-4" {...form}>
    {failure ? (
      <Banner tone="danger" className="mb-4">
        {failure}
      </Banner>
    ) : null}
    {children}
    <div className="flex gap-2">
      <Button type="submit" size="sm" busy={busy}>
        {action}
      </Button>
      <Button variant="ghost" size="sm" onClick={onClose}>
        Cancel
      </Button>
    </div>
  </form>
);

interface AddChangeProps {
  readonly lead: string;
  readonly onClose: () => void;
}

/** Writes down a change that was asked for elsewhere. Sent again after a failure, it is the same change. */
export function AddChange({ lead, onClose }: AddChangeProps) {
  const { mutateAsync } = useAdminAddProjectChange();
  const { show } = useToast();
  const attempt = useAttemptId(`change-${lead}`);
  const { problem, ...state } = useForm({
    fields: ['text'],
    draftKey: `change-${lead}`,
    check: ({ text }) => (text.trim() === '' ? { text: 'Please describe the change' } : {}),
    send: async ({ text }) => {
      const typed = text.trim();
      await mutateAsync({ id: lead, data: { id: attempt.toId(typed), text: typed } });
      attempt.clear();
      show({ tone: 'success', text: 'Change added' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to add the change'),
  });
  return (
    <Frame label="Add a change" action="Add change" onClose={onClose} {...state}>
      <TextAreaField
        name="text"
        label="What should change?"
        help="Shown to the client. The first line is its title."
        rows={4}
        autoFocus
        maxLength={adminProjectChangeInputTextMax}
        error={problem('text')}
      />
    </Frame>
  );
}

interface AnswerChangeProps extends AddChangeProps {
  readonly id: string;
  readonly kind: ProjectChangeAnswerKind;
}

/** Answers a change without a quote. */
export function AnswerChange({ lead, id, kind, onClose }: AnswerChangeProps) {
  const { mutateAsync } = useAdminAnswerProjectChange();
  const { show } = useToast();
  const isFree = kind === 'free';
  const { problem, ...state } = useForm({
    fields: ['reason'],
    draftKey: `change-answer-${id}`,
    check: ({ reason }) => (!isFree && reason.trim() === '' ? { reason: 'Please give a reason' } : {}),
    send: async ({ reason }) => {
      await mutateAsync({ id: lead, changeId: id, data: { kind, reason: reason.trim() } });
      show({ tone: 'success', text: isFree ? 'Change accepted' : 'Change declined' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to send the answer'),
  });
  return (
    <Frame
      label={isFree ? 'Accept at no extra cost' : 'Decline'}
      action={isFree ? 'Accept at no extra cost' : 'Decline change'}
      onClose={onClose}
      {...state}
    >
      <TextAreaField
        name="reason"
        label={isFree ? 'Note (optional)' : 'Reason'}
        help="Emailed to the client."
        rows={3}
        autoFocus
        maxLength={projectChangeAnswerReasonMax}
        error={problem('reason')}
      />
    </Frame>
  );
}
