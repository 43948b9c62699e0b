import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import { type Attempt, attemptFor, isUnclear } from '@/api/attempt.ts';
import { checkAmount, INSUFFICIENT_FUNDS, type MoneyAction } from './amount-rules.ts';
import { useMoveMoney } from './use-move-money.ts';

interface Notice {
  readonly tone: 'danger' | 'success';
  readonly text: string;
  /** The amount itself is what is wrong. */
  readonly isAboutAmount?: boolean;
}

const failed = { add: 'Failed to add funds.', withdraw: 'Failed to withdraw funds.' };
const done = { add: 'Funds added successfully', withdraw: 'Withdrawal successful' };

/**
 * The form with one amount and two buttons, whose `value` says what to do. The amount is cleared by a success only.
 * @param balance dollars; undefined while it is not known
 */
export function useAmountForm(balance: number | undefined) {
  const { move, refreshed } = useMoveMoney();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState<MoneyAction | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const attempt = useRef<Attempt | null>(null);
  const pressed = useRef<HTMLElement | null>(null);

  // A button that is switched off loses the focus; the keyboard goes on where it was.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [busy]);

  const send = async (form: HTMLFormElement, action: MoneyAction, amount: number) => {
    const current = attemptFor(attempt.current, `${action} ${amount}`);
    attempt.current = current;
    try {
      await move({ action, amount, key: current.key });
      attempt.current = null;
      form.reset();
      setNotice({ tone: 'success', text: done[action] });
      if (action === 'add') setIsClosed(false);
      await refreshed();
    } catch (error) {
      if (!isUnclear(error)) attempt.current = null;
      if (action === 'add' && hasStatus(error, 503)) setIsClosed(true);
      const fallback = action === 'withdraw' && hasStatus(error, 409) ? INSUFFICIENT_FUNDS : failed[action];
      setNotice({ tone: 'danger', text: messageOf(error, fallback) });
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const action = submitter instanceof HTMLButtonElement && submitter.value === 'withdraw' ? 'withdraw' : 'add';
    const checked = checkAmount(String(new FormData(form).get('amount') ?? ''), action, balance);
    flushSync(() => setNotice(null)); // the same sentence again is a new one, and is read aloud again
    if ('problem' in checked) {
      setNotice({ tone: 'danger', text: checked.problem, isAboutAmount: true });
      form.querySelector('input')?.focus();
      return;
    }
    pressed.current = submitter;
    setBusy(action);
    await send(form, action, checked.amount);
    setBusy(null);
  };

  return {
    /** What is under way; nothing else can be started meanwhile. */
    busy,
    notice,
    /** The server takes no money at the moment (503). */
    isClosed,
    form: { onSubmit, onInput: () => setNotice(null) },
  };
}
