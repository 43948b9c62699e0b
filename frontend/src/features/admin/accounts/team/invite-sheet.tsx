import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminInvite } from '@/api/generated/admin-team/admin-team.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { invitationInputNameMax } from '@/api/generated/zod/schemas/invitationInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { FormSheet } from '../../kit/form-sheet.tsx';
import { RightsField } from '../../kit/rights-field.tsx';
import { checkInvitation, invitationFields, toInvitation } from './invitation-rules.ts';

interface InviteSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Most teammates are invited to reply to customers; it gives access to no money. */
const FIRST_RIGHTS = ['support'] as const;

/** Invites a user to the administration. */
export function InviteSheet({ open, onClose }: InviteSheetProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminInvite();
  const sheet = useForm({
    fields: invitationFields,
    check: checkInvitation,
    send: async (values) => {
      const { email } = await mutateAsync({ data: toInvitation(values) });
      show({ tone: 'success', text: `Invitation sent to ${email}` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to send the invitation'),
    isChanged: isFormChanged,
  });
  const { problem, solve } = sheet;
  return (
    <FormSheet
      open={open}
      title="Invite a teammate"
      label="Invitation"
      action="Send Invitation"
      sheet={sheet}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field
          label="Full Name"
          name="name"
          required
          marked
          maxLength={invitationInputNameMax}
          autoComplete="off"
          error={problem('name')}
        />
        <Field
          label="Email Address"
          name="email"
          type="email"
          required
          marked
          maxLength={EmailMax}
          autoComplete="off"
          error={problem('email')}
        />
        <RightsField defaultValue={FIRST_RIGHTS} error={problem('rights')} onChange={() => solve('rights')} />
      </div>
      <p className="mt-3 text-sm text-muted-foreground">
        They get an email with a link to set a password. It expires in seven days.
      </p>
    </FormSheet>
  );
}
