import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LinkedInvoice } from '@/api/generated/model.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

interface InstalmentChoiceProps {
  readonly invoice: LinkedInvoice;
  readonly isAll: boolean;
  readonly onChange: (isAll: boolean) => void;
}

/** Whether the next instalment or everything that is left is paid; nothing where both are the same. */
export function InstalmentChoice({ invoice, isAll, onChange }: InstalmentChoiceProps) {
  const { due, left, currency, nextDueOn } = invoice;
  if (due === left) return null;
  const day = nextDueOn === null ? '' : formatDate(nextDueOn);
  const options = [
    { all: false, label: t`Next instalment`, note: t`Due by ${day}`, amount: due },
    { all: true, label: t`Full balance`, note: t`All instalments at once`, amount: left },
  ];
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Amount to pay</Trans>
      </legend>
      <div className="divide-y divide-border overflow-hidden rounded-xl border border-input bg-card">
        {options.map(({ all, label, note, amount }) => (
          <label
            key={String(all)}
            className="relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 px-4 py-3 transition-colors hover:bg-accent has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="amount-to-pay"
              checked={all === isAll}
              onChange={() => onChange(all)}
              className="size-4.5 accent-primary outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted-foreground">{note}</span>
            </span>
            <span className="font-semibold tabular-nums">{moneyIn(currency, amount)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The instalments with what is left of each. */
export function InstalmentList({ invoice: { instalments, currency } }: { readonly invoice: LinkedInvoice }) {
  if (instalments.length === 0) return null;
  return (
    <div className="mt-6 border-t border-border pt-5">
      <h3 className="font-sans text-sm font-semibold tracking-normal">
        <Trans>Instalments</Trans>
      </h3>
      <ol className="mt-2 grid gap-y-2 text-sm tabular-nums">
        {instalments
          .filter(({ amount }) => amount > 0)
          .map(({ dueOn, amount, left }) => (
            <li key={dueOn} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-muted-foreground">{formatDate(dueOn)}</span>
              <span>{describeInstalment(moneyIn(currency, amount), moneyIn(currency, left), { amount, left })}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}

function describeInstalment(whole: string, rest: string, { amount, left }: { amount: number; left: number }): string {
  if (left === 0) return t`${whole}, paid`;
  return left < amount ? t`${rest} of ${whole} left` : whole;
}
