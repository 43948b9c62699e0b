import { toAmount, toCents } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { keyFor, settle, settleFailure } from '@/api/attempt.ts';
import type { FundsAdded, Payment, PaymentProvider } from '@/api/generated/model.ts';
import {
  addFunds,
  getAddFundsMutationOptions,
  getGetWalletBalanceQueryOptions,
  getWithdrawFundsMutationOptions,
  invalidateGetWalletBalance,
  invalidateListTransactions,
  withdrawFunds,
} from '@/api/generated/wallet/wallet.ts';
import { type Submission, useForm } from '@/hooks/use-form.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { checkAmount, type MoneyAction } from './amount-rules.ts';

interface Transfer {
  readonly action: MoneyAction;
  /** In the shop's currency. */
  readonly amount: number;
  readonly key: string;
  /** Undefined for the default. */
  readonly provider: PaymentProvider | undefined;
}

/**
 * Adds money to the wallet or withdraws it. Balance and lists are refetched, also after a failure: a call whose answer
 * was lost may have moved money.
 */
function useTransfer() {
  const queryClient = useQueryClient();
  const add = getAddFundsMutationOptions(queryClient);
  const withdraw = getWithdrawFundsMutationOptions(queryClient);
  const { mutateAsync } = useMutation({
    mutationFn: ({ action, amount, key, provider }: Transfer): Promise<FundsAdded> => {
      const init = { headers: { 'Idempotency-Key': key } };
      return action === 'add'
        ? addFunds({ amount, ...(provider ? { provider } : {}) }, init)
        : withdrawFunds({ amount }, init);
    },
    onSuccess: (answer, { action, amount }, result, context) => {
      const { onSuccess } = action === 'add' ? add : withdraw;
      return onSuccess?.(answer, { data: { amount } }, result, context);
    },
    onError: () => {
      void invalidateGetWalletBalance(queryClient);
      void invalidateListTransactions(queryClient);
    },
  });
  return {
    transfer: mutateAsync,
    /** Resolves when the refetched balance has loaded, or has failed to. */
    refreshed: () =>
      queryClient.fetchQuery({ ...getGetWalletBalanceQueryOptions(), staleTime: 0 }).catch(() => undefined),
  };
}

interface Notice {
  readonly tone: 'danger' | 'success';
  readonly text: string;
  /** The amount itself is invalid. */
  readonly isAboutAmount?: boolean;
}

const failed = { add: t`Failed to add funds.`, withdraw: t`Failed to withdraw funds.` };
const done = { add: t`Funds added successfully`, withdraw: t`Withdrawal successful` };

/** Subject of its attempts. */
const SUBJECT = 'wallet';

const toAction = ({ submitter }: Pick<Submission, 'submitter'>): MoneyAction =>
  submitter instanceof HTMLButtonElement && submitter.value === 'withdraw' ? 'withdraw' : 'add';

/**
 * The form with one amount and two buttons, whose `value` selects the action. The amount is cleared only after a
 * success.
 * @param balance undefined while unknown
 * @param selected the payment provider; undefined for the default
 */
export function useAmountForm(balance: number | undefined, selected: PaymentProvider | undefined) {
  const router = useRouter();
  const { transfer, refreshed } = useTransfer();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [action, setAction] = useState<MoneyAction>('add');
  const [isClosed, setIsClosed] = useState(false);
  // An attempt ends only once its result was shown: if the screen crashes before that, the next click reuses the key.
  useEffect(() => {
    if (notice?.tone === 'success') settle(SUBJECT);
  }, [notice]);

  /** A payment that has to be completed: at the provider, or on its own page. */
  const follow = async ({ id, checkoutUrl }: Pick<Payment, 'id' | 'checkoutUrl'>) => {
    if (checkoutUrl === null) await router.navigate({ to: '/dashboard/payments/$id', params: { id } });
    else await openPaymentPage(checkoutUrl);
  };

  const { busy, problem, form, clearProblems } = useForm({
    fields: ['amount'],
    check: ({ amount }, submission) => {
      const checked = checkAmount(amount, toAction(submission), balance);
      return 'problem' in checked ? { amount: checked.problem } : {};
    },
    send: async (values, submission) => {
      const action = toAction(submission);
      const amount = toAmount(toCents(Number(values.amount)));
      const provider = action === 'add' ? selected : undefined;
      setAction(action);
      try {
        const { payment } = await transfer({ action, amount, key: keyFor(SUBJECT), provider });
        if (payment) {
          settle(SUBJECT); // its own page polls it
          return await follow(payment);
        }
        submission.form.reset();
        setNotice({ tone: 'success', text: done[action] });
        if (action === 'add') setIsClosed(false);
        await refreshed();
      } catch (failure) {
        const error = settleFailure(SUBJECT, failure);
        if (action === 'add' && hasStatus(error, 503)) setIsClosed(true);
        setNotice({ tone: 'danger', text: errorMessage(error, failed[action]) });
      }
    },
    toMessage: () => null,
  });

  const aboutAmount = problem('amount');
  const clear = () => {
    setNotice(null);
    clearProblems();
  };
  return {
    /** The running action; no other can be started until it ends. */
    busy: busy ? action : null,
    notice: aboutAmount ? ({ tone: 'danger', text: aboutAmount, isAboutAmount: true } satisfies Notice) : notice,
    /** The server currently accepts no payments (503). */
    isClosed,
    form: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (!busy) flushSync(clear); // repeating the same message announces it again
        form.onSubmit(event);
      },
      onInput: clear,
    },
  };
}
