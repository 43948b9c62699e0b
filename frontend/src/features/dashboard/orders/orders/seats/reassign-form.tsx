import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import type { Seat } from '@/api/generated/model.ts';
import { sendSeat } from '@/api/generated/seats/seats.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';

interface ReassignFormProps {
  readonly orderId: string;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Reassigns a seat, and explains what its current holder loses. */
export function ReassignForm({ orderId, seat: { id, email: from, status }, onClose }: ReassignFormProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const { busy, failure, form, problem } = useForm({
    fields: ['email'],
    check: ({ email }, { misspelt }) => {
      if (misspelt || !email.includes('@')) return { email: t`Please enter a valid email address` };
      return email.trim().toLowerCase() === from.toLowerCase() ? { email: t`Please enter another person’s email` } : {};
    },
    send: async ({ email }) => {
      await sendSeat(orderId, id, { email: email.trim() });
      show({ tone: 'success', text: t`Seat reassigned, invitation sent` });
      await client.invalidateQueries();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to reassign the seat`),
  });
  return (
    <form noValidate className="mt-3" {...form}>
      <Field
        name="email"
        type="email"
        label={t`New person’s email`}
        required
        maxLength={EmailMax}
        autoComplete="off"
        help={
          status === 'accepted' ? (
            <Trans>
              <bdi>{from}</bdi> loses access to the download, and the licence key stops working immediately.
            </Trans>
          ) : (
            <Trans>The previous invitation stops working.</Trans>
          )
        }
        error={problem('email')}
      />
      {failure ? (
        <Banner tone="danger" className="mb-3">
          {failure}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={busy}>
          <Trans>Reassign seat</Trans>
        </Button>
        <Button variant="outline" size="sm" disabled={busy} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
