import { toAmount } from '@contract/rules/money.ts';
import { isFullySplit, schedulePayments } from '@contract/rules/quotes.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { QuotePhase, QuoteShare } from '@/api/generated/model.ts';
import {
  adminQuoteInputPhasesMax,
  adminQuoteInputScheduleMax,
} from '@/api/generated/zod/schemas/adminQuoteInput.zod.ts';
import { quotePhaseNameMax } from '@/api/generated/zod/schemas/quotePhase.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { SelectField } from '../../kit/select-field.tsx';
import type { QuoteProblems, ShareForm } from './quote-form.ts';

interface QuotePhasesProps {
  readonly phases: readonly QuotePhase[];
  readonly problems: QuoteProblems;
  readonly onChange: (phases: readonly QuotePhase[]) => void;
}

/** The phases of the work with their dates. */
export function QuotePhases({ phases, problems, onChange }: QuotePhasesProps) {
  const change = (id: string, part: Partial<QuotePhase>) =>
    onChange(phases.map((phase) => (phase.id === id ? { ...phase, ...part } : phase)));
  return (
    <div className="grid gap-3">
      {phases.length > 0 ? (
        <ol className="grid gap-1">
          {phases.map(({ id, name, from, until }, place) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_1fr_auto] items-start gap-x-3 max-sm:border-b max-sm:border-border max-sm:pb-2 sm:grid-cols-[minmax(0,1.6fr)_1fr_1fr_auto]"
            >
              <div className="max-sm:col-span-2">
                <Field
                  name={`phases.${place}.name`}
                  label={`Phase ${place + 1}`}
                  autoComplete="off"
                  maxLength={quotePhaseNameMax}
                  value={name}
                  error={problems[`phases.${place}.name`]}
                  onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
                />
              </div>
              <div className="max-sm:row-start-2">
                <Field
                  name={`phases.${place}.from`}
                  label="From"
                  type="date"
                  value={from ?? ''}
                  onChange={({ currentTarget }) => change(id, { from: currentTarget.value || null })}
                />
              </div>
              <div className="max-sm:row-start-2">
                <Field
                  name={`phases.${place}.until`}
                  label="Until"
                  type="date"
                  value={until ?? ''}
                  error={problems[`phases.${place}.until`]}
                  onChange={({ currentTarget }) => change(id, { until: currentTarget.value || null })}
                />
              </div>
              <IconButton
                icon={Trash2}
                label={`Remove phase ${place + 1}`}
                onClick={() => onChange(phases.filter((phase) => phase.id !== id))}
                className="mt-6.5 hover:text-destructive"
              />
            </li>
          ))}
        </ol>
      ) : null}
      {phases.length < adminQuoteInputPhasesMax ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...phases, { id: crypto.randomUUID(), name: '', from: null, until: null }])}
        >
          <Plus aria-hidden="true" />
          Add phase
        </Button>
      ) : null}
    </div>
  );
}

interface QuoteScheduleProps {
  readonly schedule: readonly ShareForm[];
  /** The same, as read. */
  readonly read: readonly QuoteShare[];
  readonly phases: readonly QuotePhase[];
  /** Without options, in hundredths. */
  readonly total: number;
  readonly currency: string;
  readonly problems: QuoteProblems;
  readonly onChange: (schedule: readonly ShareForm[]) => void;
}

const sumOf = (read: readonly QuoteShare[]): string =>
  String(Math.round(read.reduce((sum, { percent }) => sum + percent, 0) * 100) / 100);

/** The payments in percent, and in amounts once they are the whole. */
export function QuoteSchedule(props: QuoteScheduleProps) {
  const { schedule, read, phases, total, currency, problems, onChange } = props;
  const amounts = isFullySplit(read) ? schedulePayments(total, read, currency) : [];
  const options = [
    { value: 'deposit', label: 'Deposit, on acceptance' },
    ...phases.map(({ id, name }, place) => ({ value: id, label: `After ${name || `phase ${place + 1}`}` })),
    { value: 'final', label: 'Final payment' },
  ];
  const select = (share: ShareForm, value: string): ShareForm =>
    value === 'deposit' || value === 'final'
      ? { ...share, kind: value, phaseId: null }
      : { ...share, kind: 'phase', phaseId: value };
  const change = (key: number, next: (share: ShareForm) => ShareForm) =>
    onChange(schedule.map((share) => (share.key === key ? next(share) : share)));
  return (
    <div id="schedule" tabIndex={-1} className="grid gap-3">
      {schedule.length > 0 ? (
        <ol className="grid gap-1">
          {schedule.map((share, place) => (
            <li
              key={share.key}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_auto]"
            >
              <SelectField
                name={`schedule.${place}.phaseId`}
                label={`Payment ${place + 1}`}
                options={
                  share.kind === 'phase' && !phases.some(({ id }) => id === share.phaseId)
                    ? [{ value: '', label: 'Select a phase' }, ...options]
                    : options
                }
                error={problems[`schedule.${place}.phaseId`]}
                value={share.kind === 'phase' ? (read[place]?.phaseId ?? '') : share.kind}
                onChange={({ currentTarget }) => change(share.key, (before) => select(before, currentTarget.value))}
              />
              <Field
                name={`schedule.${place}.percent`}
                label="Percent"
                inputMode="decimal"
                autoComplete="off"
                className="tabular-nums"
                value={share.percent}
                error={problems[`schedule.${place}.percent`]}
                onChange={({ currentTarget }) =>
                  change(share.key, (before) => ({ ...before, percent: currentTarget.value }))
                }
              />
              <p className="pt-8.5 text-end text-sm text-muted-foreground tabular-nums max-sm:hidden">
                {amounts.length > 0 ? moneyIn(currency, toAmount(amounts[place] ?? 0)) : null}
              </p>
              <IconButton
                icon={Trash2}
                label={`Remove payment ${place + 1}`}
                onClick={() => onChange(schedule.filter(({ key }) => key !== share.key))}
                className="mt-6.5 hover:text-destructive"
              />
            </li>
          ))}
        </ol>
      ) : null}
      <p
        className={
          problems.schedule ? 'text-sm font-medium text-destructive' : 'text-sm text-muted-foreground tabular-nums'
        }
      >
        {`Together ${sumOf(read)}%${problems.schedule ? `. ${problems.schedule}` : ''}`}
      </p>
      {schedule.length < adminQuoteInputScheduleMax ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            const key = Math.max(-1, ...schedule.map((share) => share.key)) + 1;
            onChange([...schedule, { key, kind: 'final', phaseId: null, percent: '' }]);
          }}
        >
          <Plus aria-hidden="true" />
          Add payment
        </Button>
      ) : null}
    </div>
  );
}
