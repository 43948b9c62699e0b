import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { withdrawFromContract } from '@/api/generated/contract-withdrawals/contract-withdrawals.ts';
import { contractWithdrawalInputWebsiteMax } from '@/api/generated/zod/schemas/contractWithdrawalInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { HoneypotField } from '@/components/ui/honeypot-field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { toAddress } from '@/i18n/language.ts';
import { readForm } from '@/lib/form-values.ts';
import { checkWithdrawal, WITHDRAWAL_LIMITS, type WithdrawalText, withdrawalFields } from './withdrawal-rules.ts';

interface WithdrawalFormProps {
  /** Number of the order, when the reader comes from it. */
  readonly order: string;
  readonly onReceived: (message: string) => void;
}

/** The statement in two steps: it is written, then shown again and confirmed. What was typed stays in both. */
export function WithdrawalForm({ order, onReceived }: WithdrawalFormProps) {
  const [statement, setStatement] = useState<WithdrawalText | null>(null);
  const { busy, failure, problem, form } = useForm({
    fields: withdrawalFields,
    check: checkWithdrawal,
    send: async (text, { form: element }) => {
      const typed = { name: text.name.trim(), order: text.order.trim(), email: text.email.trim() };
      if (!statement) return setStatement(typed);
      const { website } = readForm(element, ['website']);
      try {
        onReceived((await withdrawFromContract({ ...typed, ...(website ? { website } : {}) })).message);
      } catch (error) {
        // Fields with a problem are in the first step; the first of them gets the focus.
        if (Object.keys(fieldProblems(error, withdrawalFields)).length > 0) flushSync(() => setStatement(null));
        throw error;
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send your withdrawal`),
  });
  return (
    <form action={toAddress('/withdraw')} noValidate aria-label={t`Withdrawal from contract`} {...form}>
      <div hidden={statement !== null} className="grid gap-3">
        <Field
          label={t`Name`}
          name="name"
          autoComplete="name"
          required
          maxLength={WITHDRAWAL_LIMITS.name}
          error={problem('name')}
        />
        <Field
          label={t`Order number`}
          name="order"
          defaultValue={order}
          help={t`It’s in your order email. If you don’t have it, tell us what you bought and when.`}
          required
          maxLength={WITHDRAWAL_LIMITS.order}
          error={problem('order')}
        />
        <Field
          label={t`Email`}
          name="email"
          type="email"
          help={t`We’ll send the confirmation here.`}
          autoComplete="email"
          required
          maxLength={WITHDRAWAL_LIMITS.email}
          error={problem('email')}
        />
        <Button type="submit" size="lg" className="mt-3 w-full">
          <Trans>Continue</Trans>
        </Button>
      </div>
      {statement ? (
        <Review statement={statement} busy={busy} failure={failure} onEdit={() => setStatement(null)} />
      ) : null}
      <HoneypotField maxLength={contractWithdrawalInputWebsiteMax} />
    </form>
  );
}

interface ReviewProps {
  readonly statement: WithdrawalText;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onEdit: () => void;
}

/** The second step. Its heading gets the focus, because the pressed button has gone. */
function Review({ statement, busy, failure, onEdit }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [
    [t`Name`, statement.name],
    [t`Order number`, statement.order],
    [t`Confirmation to`, statement.email],
  ] as const;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Is this correct?</Trans>
      </h2>
      <p className="mt-2 text-muted-foreground">
        <Trans>I withdraw from the contract named here.</Trans>
      </p>
      <dl className="mt-5 grid gap-3 border-y border-border py-5 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {failure ? (
        <Banner tone="danger" className="mt-5">
          {failure}
        </Banner>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
          <Trans>Confirm withdrawal</Trans>
        </Button>
        <Button size="lg" variant="outline" disabled={busy} onClick={onEdit} className="max-sm:w-full">
          <Trans>Change</Trans>
        </Button>
      </div>
    </>
  );
}
