import { addDays } from './calendar.ts';

export interface ReminderStep {
  /** after the due day; negative before it */
  days: number;
  active: boolean;
}

export interface ReminderPlan {
  steps: readonly ReminderStep[];
  /** reminders of Fridays and Saturdays wait until Sunday */
  skips_weekend: boolean;
}

/** A part of an invoice that is not paid; days as `yyyy-mm-dd`. */
interface OpenPart {
  readonly dueOn: string;
  /** in hundredths */
  readonly left: number;
}

/** A reminder that was sent. */
interface PastReminder {
  /** in the shop's time zone */
  readonly on: string;
  /** of the last part that it asked for */
  readonly dueOn: string;
  /** step of the plan; null for one that an administrator has sent */
  readonly days: number | null;
}

interface ReminderState {
  plan: ReminderPlan;
  /** in the order of their days */
  parts: readonly OpenPart[];
  /** in the shop's time zone */
  issuedOn: string;
  reminders: readonly PastReminder[];
}

export interface PlannedReminder {
  on: string;
  dueOn: string;
  days: number;
}

/** A step is still sent so many days later, after a weekend or a pause of the server; then it would surprise. */
const GRACE_DAYS = 3;

/** The weekend of Bangladesh. */
const FRIDAY = 5;
const SATURDAY = 6;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The day itself, or the Sunday after it. */
const afterWeekend = (day: string): string =>
  weekdayOf(day) === FRIDAY ? addDays(day, 2) : weekdayOf(day) === SATURDAY ? addDays(day, 1) : day;

/**
 * All steps that are still open for the unpaid parts, in the order of their days. The email of an invoice is its first
 * reminder, so steps up to the day of issue are left out; so are those that a later reminder has made superfluous.
 */
function listSteps({ plan, parts, issuedOn, reminders }: ReminderState): PlannedReminder[] {
  const onDay = (day: string) => (plan.skips_weekend ? afterWeekend(day) : day);
  return parts
    .filter(({ left }) => left > 0)
    .flatMap(({ dueOn }) =>
      plan.steps.filter(({ active }) => active).map(({ days }) => ({ on: onDay(addDays(dueOn, days)), dueOn, days })),
    )
    .filter(({ on }) => on > issuedOn)
    .filter(
      (step) =>
        !reminders.some(
          // A step that was sent stays so when a change of the plan moves its day.
          ({ on, dueOn, days }) =>
            dueOn >= step.dueOn && (on >= step.on || (dueOn === step.dueOn && days === step.days)),
        ),
    )
    .toSorted((a, b) => (a.on === b.on ? (a.dueOn < b.dueOn ? -1 : 1) : a.on < b.on ? -1 : 1));
}

/** The reminder to send today: the last of the steps that are due, since it says everything. */
export function findDueReminder(state: ReminderState, today: string): PlannedReminder | undefined {
  if (state.plan.skips_weekend && afterWeekend(today) !== today) return undefined;
  return listSteps(state).findLast(({ on }) => on <= today && today <= addDays(on, GRACE_DAYS));
}

/** The reminders that follow if nothing is paid, one a day at most. */
export function listUpcomingReminders(state: ReminderState, today: string): PlannedReminder[] {
  const { plan } = state;
  const next = plan.skips_weekend ? afterWeekend(today) : today;
  const upcoming = listSteps(state)
    .filter(({ on }) => next <= addDays(on, GRACE_DAYS))
    .map((step) => ({ ...step, on: step.on < today ? next : step.on }));
  return upcoming.filter(({ on }, index) => upcoming[index + 1]?.on !== on);
}

/** What a reminder asks for: everything that is due up to a day, in hundredths. */
export const sumDue = (parts: readonly OpenPart[], dueOn: string): number =>
  parts.reduce((sum, part) => sum + (part.dueOn <= dueOn ? part.left : 0), 0);

/** The part that a reminder by hand is about: the last one that is due, otherwise the next. */
export const findRequestedPart = <Part extends OpenPart>(parts: readonly Part[], today: string): Part | undefined => {
  const open = parts.filter(({ left }) => left > 0);
  return open.findLast(({ dueOn }) => dueOn <= today) ?? open[0];
};

/** Whether two steps have the same day. */
export const hasDuplicateStep = ({ steps }: Pick<ReminderPlan, 'steps'>): boolean =>
  new Set(steps.map(({ days }) => days)).size < steps.length;

/** The plan as it is stored, in the order of its days. */
export const sortSteps = (steps: readonly ReminderStep[]): ReminderStep[] => steps.toSorted((a, b) => a.days - b.days);

const stepText = (days: number): string => {
  if (days === 0) return 'on the due date';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
};

/** The plan for the audit log, its active steps in one line. */
export const toAuditedPlan = ({ steps, skips_weekend: skipsWeekend }: ReminderPlan) => ({
  reminders:
    steps
      .filter(({ active }) => active)
      .map(({ days }) => stepText(days))
      .join('; ') || 'none',
  skipsWeekend,
});

/** Why the plan sends nothing for an invoice. */
export function findPauseReason({
  left,
  isDisputed,
  isUnderReview,
  isSilenced,
}: {
  /** in hundredths */
  left: number;
  isDisputed: boolean;
  isUnderReview: boolean;
  isSilenced: boolean;
}): 'paid' | 'disputed' | 'payment_check' | 'silenced' | null {
  if (left === 0) return 'paid';
  if (isDisputed) return 'disputed';
  if (isUnderReview) return 'payment_check';
  return isSilenced ? 'silenced' : null;
}
