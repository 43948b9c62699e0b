import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getAdminGetPayoutQueryKey,
  getAdminListPayoutsQueryKey,
  useAdminSetPayoutStatus,
} from '@/api/generated/admin-payouts/admin-payouts.ts';
import type { AdminPayout } from '@/api/generated/model.ts';
import {
  payoutStatusInputPaidReferenceMax,
  payoutStatusInputReasonMax,
} from '@/api/generated/zod/schemas/payoutStatusInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import {
  checkDecision,
  type Decision,
  decisionFields,
  decisionLabels,
  isDecision,
  toDecision,
} from './decision-rules.ts';

interface PayoutDecisionProps {
  readonly payout: AdminPayout;
  readonly onDirty: (dirty: boolean) => void;
}

/** The decision on a payout: approve, pay with the transfer reference, or decline with a reason. */
export function PayoutDecision({ payout, onDirty }: PayoutDecisionProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const choices = payout.next.filter(isDecision).filter((to) => to === 'refused' || payout.account !== null);
  const [to, setTo] = useState<Decision>(choices[0] ?? 'refused');
  const { mutateAsync } = useAdminSetPayoutStatus();
  const { busy, failure, form, problem, clearProblems } = useForm({
    fields: decisionFields,
    check: (values) => checkDecision(to, values),
    send: async (values) => {
      try {
        await mutateAsync({ id: payout.id, data: toDecision(payout, to, values) });
        onDirty(false);
        show({ tone: 'success', text: decisionLabels[to].done });
      } catch (error) {
        if (hasStatus(error, 409)) {
          // Another administrator decided first: the stale data is refetched, and the form no longer counts as dirty.
          onDirty(false);
          show({ tone: 'danger', text: errorMessage(error, 'Failed to update payout') });
          void client.invalidateQueries({ queryKey: getAdminGetPayoutQueryKey(payout.id) });
          void client.invalidateQueries({ queryKey: getAdminListPayoutsQueryKey() });
        }
        throw error;
      }
    },
    refused: fieldProblems,
    // Avoids repeating the toast's message.
    toMessage: (error) => (hasStatus(error, 409) ? null : errorMessage(error, 'Failed to update payout')),
  });
  return (
    <form
      noValidate
      aria-label="Decision"
      className="mt-6 grid gap-y-4 border-t border-border pt-5"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        if (event.target instanceof HTMLInputElement && event.target.type === 'text') onDirty(true);
      }}
    >
      {payout.account === null ? <Banner tone="notice">No payout account yet. You can only decline.</Banner> : null}
      <ChoiceGroup
        legend="Decision"
        name="decision"
        options={choices.map((value) => ({ value, label: decisionLabels[value].label }))}
        value={to}
        className="flex flex-wrap"
        onChange={(choice) => {
          setTo(choice);
          clearProblems();
          onDirty(false); // the text fields of the other option are unmounted
        }}
      />
      {to === 'paid' ? (
        <Field
          name="paid_reference"
          type="text"
          label="Transfer reference"
          help="Shown to the customer in the wallet and by email."
          maxLength={payoutStatusInputPaidReferenceMax}
          autoComplete="off"
          error={problem('paid_reference')}
        />
      ) : null}
      {to === 'refused' ? (
        <Field
          name="reason"
          type="text"
          label="Reason"
          help="Shown to the customer. The money returns to the wallet immediately."
          maxLength={payoutStatusInputReasonMax}
          autoComplete="off"
          error={problem('reason')}
        />
      ) : null}
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button type="submit" busy={busy} className="justify-self-start">
        {decisionLabels[to].label}
      </Button>
    </form>
  );
}
