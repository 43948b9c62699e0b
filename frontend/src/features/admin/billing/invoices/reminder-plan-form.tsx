import { Trash2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetReminderPlan, useAdminUpdateReminderPlan } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { ReminderPlan } from '@/api/generated/model.ts';
import { reminderPlanStepsMax } from '@/api/generated/zod/schemas/reminderPlan.zod.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { SettingsGroup } from '../../kit/settings-group.tsx';
import { useCan } from '../../kit/use-can.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { checkPlan, type StepDraft, toPlanDraft, toReminderPlan } from './reminder-rules.ts';

/** When recipients of unpaid invoices are reminded. */
export function ReminderPlanSettings() {
  const query = useAdminGetReminderPlan();
  return (
    <SettingsGroup
      title="Payment reminders"
      line="By email, for unpaid invoices that you wrote. None are sent while a payment is being checked or disputed, or for silenced invoices."
    >
      <QueryState
        query={query}
        loading="Loading reminders"
        skeleton={<Skeleton className="h-48 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the reminders')}
      >
        {(plan) => <ReminderPlanForm plan={plan} onReload={async () => (await query.refetch()).data} />}
      </QueryState>
    </SettingsGroup>
  );
}

interface ReminderPlanFormProps {
  readonly plan: ReminderPlan;
  /** Refetches it after another administrator has changed it. */
  readonly onReload: () => Promise<ReminderPlan | undefined>;
}

function ReminderPlanForm({ plan, onReload }: ReminderPlanFormProps) {
  const { show } = useToast();
  const canChange = useCan()('adminUpdateReminderPlan');
  const { mutateAsync } = useAdminUpdateReminderPlan();
  const { draft, form, busy, failure, stale, problems, dirty, change, loadStored } = useDraftForm({
    stored: plan,
    draftOf: (stored) => toPlanDraft(stored ?? plan),
    fields: ['steps'],
    check: checkPlan,
    save: (edited, base) => mutateAsync({ data: toReminderPlan(edited, (base ?? plan).version) }),
    onSaved: () => show({ tone: 'success', text: 'Reminders saved' }),
    toMessage: (error) => errorMessage(error, 'Failed to save the reminders'),
  });
  const reload = async () => {
    const read = await onReload();
    if (read) loadStored(read);
  };
  const edit = (key: number, part: Partial<StepDraft>) =>
    change({ steps: draft.steps.map((step) => (step.key === key ? { ...step, ...part } : step)) });
  const add = () => {
    const key = Math.max(-1, ...draft.steps.map((step) => step.key)) + 1;
    change({ steps: [...draft.steps, { key, active: true, days: '', side: 'after' }] });
  };
  return (
    <form noValidate aria-label="Payment reminders" {...form}>
      <LeaveGuard dirty={dirty} />
      <FailureBanner failure={failure} stale={stale} onReload={() => void reload()} className="mb-4" />
      <fieldset disabled={!canChange} className="min-w-0">
        <fieldset id="steps" tabIndex={-1} aria-describedby={problems.steps ? 'steps-problem' : undefined}>
          <legend className="text-sm font-semibold">Reminder schedule</legend>
          {problems.steps ? (
            <p id="steps-problem" role="alert" className="mt-1 text-xs font-medium text-destructive">
              {problems.steps}
            </p>
          ) : null}
          <ul className="mt-3 grid gap-3">
            {draft.steps.map(({ key, active, days, side }, index) => (
              <li key={key} className="flex flex-wrap items-center gap-2">
                <input
                  type="checkbox"
                  aria-label={`Enable reminder ${index + 1}`}
                  className="size-4 accent-primary"
                  checked={active}
                  onChange={({ currentTarget }) => edit(key, { active: currentTarget.checked })}
                />
                <div className="w-20">
                  <Input
                    aria-label={`Days of reminder ${index + 1}`}
                    inputMode="numeric"
                    value={days}
                    onChange={({ currentTarget }) => edit(key, { days: currentTarget.value })}
                    className="tabular-nums"
                  />
                </div>
                <div className="min-w-40 grow basis-40 sm:max-w-72">
                  <NativeSelect
                    aria-label={`Before or after the due date, reminder ${index + 1}`}
                    value={side}
                    onChange={({ currentTarget }) => edit(key, { side: currentTarget.value as StepDraft['side'] })}
                  >
                    <NativeSelectOption value="before">days before the due date</NativeSelectOption>
                    <NativeSelectOption value="after">
                      {Number(days) === 0 ? 'days (on the due date)' : 'days after the due date'}
                    </NativeSelectOption>
                  </NativeSelect>
                </div>
                {canChange ? (
                  <IconButton
                    icon={Trash2}
                    label="Remove"
                    aria-label={`Remove reminder ${index + 1}`}
                    onClick={() => change({ steps: draft.steps.filter((step) => step.key !== key) })}
                    className="hover:text-destructive"
                  />
                ) : null}
              </li>
            ))}
          </ul>
          {canChange && draft.steps.length < reminderPlanStepsMax ? (
            <Button variant="outline" size="sm" onClick={add} className="mt-3">
              Add reminder
            </Button>
          ) : null}
        </fieldset>
        <label className="mt-5 flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={draft.skips_weekend}
            onChange={({ currentTarget }) => change({ skips_weekend: currentTarget.checked })}
          />
          Skip Fridays and Saturdays, and send on Sunday
        </label>
        {canChange ? (
          <div className="mt-5 flex justify-end">
            <Button type="submit" busy={busy}>
              Save reminders
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
