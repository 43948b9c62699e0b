import { divideMonthly, sumInstalments } from '@contract/rules/invoice-instalments.ts';
import { toAmount } from '@contract/rules/money.ts';
import { addMonthsToDay } from '@contract/rules/month-days.ts';
import { CalendarPlus, Plus, Trash2 } from 'lucide-react';
import { invoiceDraftInputInstalmentsMax } from '@/api/generated/zod/schemas/invoiceDraftInput.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import type { DraftProblems } from './draft-form.ts';
import { type InstalmentForm, toInstalmentForms } from './instalment-form.ts';

interface DraftInstalmentsProps {
  readonly instalments: readonly InstalmentForm[];
  /** As read from the form. */
  readonly read: readonly { dueOn: string; amount: number }[];
  /** What they must add up to, in hundredths. */
  readonly due: number;
  readonly currency: string;
  /** Day of the first one of a new plan. */
  readonly firstDay: string;
  readonly problems: DraftProblems;
  readonly onChange: (instalments: InstalmentForm[]) => void;
}

const MONTHLY_PARTS = 3;

/** Parts of the amount due, each with its own day. */
export function DraftInstalments(props: DraftInstalmentsProps) {
  const { instalments, read, due, currency, firstDay, problems, onChange } = props;
  const divide = (count: number, from: string) =>
    onChange(toInstalmentForms(divideMonthly(due, { count, from, currency })));
  if (instalments.length === 0)
    return (
      <div className="mb-4">
        <Button variant="outline" size="sm" disabled={due <= 0} onClick={() => divide(MONTHLY_PARTS, firstDay)}>
          <CalendarPlus aria-hidden="true" />3 monthly instalments
        </Button>
        <p className="mt-1.5 text-xs text-muted-foreground">
          Instead of one due date. Days and amounts can be changed.
        </p>
      </div>
    );
  const change = (index: number, part: Partial<InstalmentForm>) =>
    onChange(instalments.map((instalment, place) => (place === index ? { ...instalment, ...part } : instalment)));
  const add = () => {
    const last = instalments.at(-1)?.dueOn || firstDay;
    const rest = Math.max(due - sumInstalments(read), 0);
    const [added] = toInstalmentForms([{ dueOn: addMonthsToDay(last, 1), amount: toAmount(rest) }]);
    const key = Math.max(...instalments.map((instalment) => instalment.key)) + 1;
    if (added) onChange([...instalments, { ...added, key }]);
  };
  const divideAgain = () => {
    const parts = divideMonthly(due, { count: instalments.length, from: firstDay, currency });
    const amounts = toInstalmentForms(parts).map(({ amount }) => amount);
    onChange(instalments.map((instalment, index) => ({ ...instalment, amount: amounts[index] ?? '' })));
  };
  return (
    <fieldset id="instalments" tabIndex={-1} className="mb-4 min-w-0 rounded-md border border-border p-4 pt-3">
      <legend className="sr-only">Instalments</legend>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-semibold">
          Instalments
        </span>
        <Button variant="ghost" size="sm" onClick={() => onChange([])}>
          Single payment
        </Button>
      </div>
      <ol>
        {instalments.map((instalment, index) => (
          <li key={instalment.key} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-3">
            <Field
              name={`instalments.${index}.dueOn`}
              label={`Due date ${index + 1}`}
              type="date"
              value={instalment.dueOn}
              error={problems[`instalments.${index}.dueOn`]}
              onChange={({ currentTarget }) => change(index, { dueOn: currentTarget.value })}
            />
            <Field
              name={`instalments.${index}.amount`}
              label={`Amount ${index + 1}`}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
              value={instalment.amount}
              error={problems[`instalments.${index}.amount`]}
              onChange={({ currentTarget }) => change(index, { amount: currentTarget.value })}
            />
            <div className="pt-7">
              <IconButton
                icon={Trash2}
                label={`Remove instalment ${index + 1}`}
                onClick={() => onChange(instalments.filter((_instalment, place) => place !== index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Difference difference={sumInstalments(read) - due} currency={currency} problem={problems.instalments} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={instalments.length >= invoiceDraftInputInstalmentsMax}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          Add instalment
        </Button>
        <Button variant="outline" size="sm" onClick={divideAgain}>
          Equal amounts
        </Button>
      </div>
    </fieldset>
  );
}

interface DifferenceProps {
  /** in hundredths; positive when they are too much */
  readonly difference: number;
  readonly currency: string;
  readonly problem: string | undefined;
}

function Difference({ difference, currency, problem }: DifferenceProps) {
  const isExact = difference === 0;
  const amount = moneyIn(currency, toAmount(Math.abs(difference)));
  const text = difference < 0 ? `${amount} of the amount due is missing` : `${amount} more than the amount due`;
  return (
    <p
      role={problem && !isExact ? 'alert' : undefined}
      className={isExact ? 'text-xs text-muted-foreground' : 'text-xs font-semibold text-destructive'}
    >
      {isExact ? 'Adds up to the amount due' : text}
    </p>
  );
}
