import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { type PayoutAccount, PayoutMethod } from '@/api/generated/model.ts';
import { useSavePayoutAccount } from '@/api/generated/payouts/payouts.ts';
import {
  payoutAccountInputBankNameMax,
  payoutAccountInputBranchMax,
  payoutAccountInputHolderMax,
  payoutAccountInputNumberMax,
  payoutAccountInputRoutingNumberMax,
} from '@/api/generated/zod/schemas/payoutAccountInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { payoutMethods } from '@/components/payout/payout-format.ts';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { accountFields, checkAccount, toAccountInput } from './account-rules.ts';

interface AccountFormProps {
  /** The stored account; null for the first one. */
  readonly account: PayoutAccount | null;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

const METHODS = Object.values(PayoutMethod).map((value) => ({ value, label: payoutMethods[value] }));

/** Sets the account for withdrawals. */
export function AccountForm({ account, onDone }: AccountFormProps) {
  const [method, setMethod] = useState(account?.method ?? PayoutMethod.bkash);
  const { show } = useToast();
  const { mutateAsync } = useSavePayoutAccount();
  const { busy, failure, form, problem, clearProblems } = useForm({
    fields: accountFields,
    check: checkAccount,
    send: async (values) => {
      await mutateAsync({ data: toAccountInput(values) });
      show({ tone: 'success', text: t`Payout account saved` });
      onDone();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to save the payout account.`),
  });
  const isBank = method === PayoutMethod.bank;
  const savedAccount = account?.method === method ? account : null;
  return (
    <form noValidate aria-label={t`Payout account`} className="grid gap-y-2" {...form}>
      <ChoiceGroup
        legend={t`Payout method`}
        name="method"
        options={METHODS}
        value={method}
        className="grid grid-cols-2 sm:grid-cols-4"
        onChange={(next) => {
          setMethod(next);
          clearProblems();
        }}
      />
      <div className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <Field
          label={t`Account holder`}
          name="holder"
          maxLength={payoutAccountInputHolderMax}
          autoComplete="name"
          defaultValue={account?.holder}
          error={problem('holder')}
        />
        <Field
          key={method}
          label={isBank ? t`Account number or IBAN` : t`${payoutMethods[method]} number`}
          name="number"
          maxLength={payoutAccountInputNumberMax}
          inputMode={isBank ? 'text' : 'tel'}
          autoComplete="off"
          defaultValue={savedAccount?.number}
          error={problem('number')}
        />
        {isBank ? (
          <>
            <Field
              label={t`Bank`}
              name="bank_name"
              maxLength={payoutAccountInputBankNameMax}
              defaultValue={savedAccount?.bank_name ?? ''}
              error={problem('bank_name')}
            />
            <Field
              label={t`Branch (optional)`}
              name="branch"
              maxLength={payoutAccountInputBranchMax}
              defaultValue={savedAccount?.branch ?? ''}
              error={problem('branch')}
            />
            <Field
              label={t`Routing number or SWIFT (optional)`}
              name="routing_number"
              maxLength={payoutAccountInputRoutingNumberMax}
              autoComplete="off"
              defaultValue={savedAccount?.routing_number ?? ''}
              error={problem('routing_number')}
            />
          </>
        ) : null}
      </div>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save account</Trans>
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
