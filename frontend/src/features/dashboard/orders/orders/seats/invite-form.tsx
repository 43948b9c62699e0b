import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { inviteToSeats } from '@/api/generated/seats/seats.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { findRefusedEmail, readEmails } from './email-list.ts';

interface InviteFormProps {
  readonly orderId: string;
  readonly lineId: string;
  readonly free: number;
}

/** @param first the first invalid email of the list */
const toProblem = (first: string): string => t`“${first}” is not an email address`;

/** Why a list is not sent; undefined when it is. */
function findProblem(text: string, free: number): string | undefined {
  const { emails, invalid } = readEmails(text);
  const [first] = invalid;
  if (first !== undefined) return toProblem(first);
  if (emails.length === 0) return t`Please enter at least one email address`;
  if (emails.length > free)
    return t`You entered ${emails.length} people, but ${plural(free, { one: '# seat is', other: '# seats are' })} available`;
  return undefined;
}

/** Invites people: typed one by one, or pasted as a list. */
export function InviteForm({ orderId, lineId, free }: InviteFormProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const name = `emails-${lineId}`;
  const sent = useRef<string[]>([]);
  const { busy, failure, form, problem } = useForm({
    fields: [name],
    draftKey: `seats-${lineId}`,
    check: ({ [name]: text = '' }) => {
      const found = findProblem(text, free);
      return found === undefined ? {} : { [name]: found };
    },
    send: async ({ [name]: text = '' }, { form: element }) => {
      const { emails } = readEmails(text);
      sent.current = emails;
      await inviteToSeats(orderId, { line_id: lineId, emails });
      element.reset();
      show({ tone: 'success', text: plural(emails.length, { one: 'Invitation sent', other: '# invitations sent' }) });
      await client.invalidateQueries();
    },
    // The server is stricter about what an email address is.
    refused: (error) => {
      const email = findRefusedEmail(error, sent.current);
      return email === undefined ? {} : { [name]: toProblem(email) };
    },
    toMessage: (error) => errorMessage(error, t`Failed to send the invitations`),
  });
  return (
    <form noValidate className="mt-5" {...form}>
      <FieldFrame
        id={name}
        label={t`Invite people`}
        help={t`Emails, one per line or separated by commas`}
        error={problem(name)}
      >
        <Textarea
          id={name}
          name={name}
          rows={3}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem(name) !== undefined || undefined}
          aria-describedby={noteId(name)}
        />
      </FieldFrame>
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <Button type="submit" size="sm" busy={busy}>
        <Trans>Send invitations</Trans>
      </Button>
    </form>
  );
}
