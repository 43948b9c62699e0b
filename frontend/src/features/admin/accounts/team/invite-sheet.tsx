import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminInvite } from '@/api/generated/admin-team/admin-team.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { invitationInputNameMax } from '@/api/generated/zod/schemas/invitationInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { RightsField } from '../../kit/rights-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { checkInvitation, invitationFields, toInvitation } from './invitation-rules.ts';

interface InviteSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Most teammates are invited to reply to customers; it gives access to no money. */
const FIRST_RIGHTS = ['support'] as const;

/** Invites a user to the administration. */
export function InviteSheet({ open, onClose }: InviteSheetProps) {
  const id = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminInvite({ mutation: { networkMode: 'always' } });
  const { form, problem, failure, busy, dirty, solve } = useForm({
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
  return (
    <SideSheet
      open={open}
      title="Invite a teammate"
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={id} busy={busy}>
          Send Invitation
        </Button>
      }
    >
      <form id={id} noValidate aria-label="Invitation" {...form}>
        {failure ? (
          <Banner tone="danger" className="mb-4">
            {failure}
          </Banner>
        ) : null}
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
      </form>
    </SideSheet>
  );
}
