import { useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { keyFor, settle, settleFailure } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminAdjustUserWallet } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { adjustmentInputReasonMax } from '@/api/generated/zod/schemas/adjustmentInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoney } from '@/lib/format.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { adjustmentFields, checkAdjustment, toAdjustment } from './adjustment-rules.ts';

interface AdjustmentFormProps {
  readonly user: AdminUser;
  /** The wallet's current balance. */
  readonly balance: number;
  readonly onDirty: (dirty: boolean) => void;
}

/** Corrects a balance. Sending it again after an unclear result moves no money twice, also with another amount. */
export function AdjustmentForm({ user, balance, onDirty }: AdjustmentFormProps) {
  const { show } = useToast();
  const subject = `adjustment ${user.id}`;
  const [done, setDone] = useState(0); // each correction starts with an empty form
  const request = useRef<RequestInit>({});
  const { mutateAsync } = useAdminAdjustUserWallet({
    request: request.current,
  });
  const { busy, failure, form, problem } = useForm({
    fields: adjustmentFields,
    check: (values) => checkAdjustment(values, balance),
    send: async (values) => {
      const data = toAdjustment(values);
      request.current.headers = { 'Idempotency-Key': keyFor(subject) };
      try {
        const { balance: after } = await mutateAsync({ id: user.id, data });
        settle(subject);
        setDone(done + 1);
        onDirty(false);
        show({ tone: 'success', text: `New balance: ${formatMoney(after)}` });
      } catch (error) {
        throw settleFailure(subject, error);
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to adjust the balance'),
  });
  return (
    <form
      key={done}
      noValidate
      aria-label="Adjust balance"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        onDirty(true);
      }}
    >
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <SelectField
          name="direction"
          label="Direction"
          options={[
            { value: 'add', label: 'Credit' },
            { value: 'take', label: 'Debit' },
          ]}
        />
        <Field
          name="amount"
          label="Amount"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          placeholder="Enter amount"
          error={problem('amount')}
        />
        <div className="sm:col-span-2">
          <Field
            name="reason"
            label="Reason"
            maxLength={adjustmentInputReasonMax}
            autoComplete="off"
            help="Shown to the customer in their wallet."
            error={problem('reason')}
          />
        </div>
      </div>
      <div className="mt-3 grid gap-3">
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button type="submit" variant="outline" busy={busy} className="justify-self-start">
          Adjust balance
        </Button>
      </div>
    </form>
  );
}
