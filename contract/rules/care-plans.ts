import { msg } from '../i18n/macros.ts';
import { writeText } from '../i18n/message.ts';
import { addDays } from './calendar.ts';
import { type DraftContent, type DraftRecipient, EMPTY_DRAFT } from './invoice-drafts.ts';
import { smallestAmount } from './invoice-lines.ts';
import { findPeriodDay, periodText } from './invoice-schedules.ts';
import { moneyText, toAmount, toCents } from './money.ts';
import { durationText, toTimeCents } from './project-hours.ts';
import { REFUSALS } from './refusals.ts';

/** Months of a plan that are shown. */
const MAX_MONTHS = 24;

interface Plan {
  minutes: number;
  rate_cents: number;
  carries_over: boolean;
  starts_on: string;
  ends_on: string | null;
}

/** Its months are the periods of its recurring invoice. */
const toRecurrence = ({ starts_on }: Pick<Plan, 'starts_on'>) => ({
  every: 'month' as const,
  first_on: starts_on,
  ends_on: null,
  times: null,
});

interface Month {
  place: number;
  from: string;
  until: string;
}

/** The months that have begun, oldest first; the last one ends with the plan. @param today in the shop's time zone */
function listMonths(plan: Pick<Plan, 'starts_on' | 'ends_on'>, today: string): Month[] {
  const months: Month[] = [];
  const last = plan.ends_on !== null && plan.ends_on < today ? plan.ends_on : today;
  const dayOf = (place: number) => findPeriodDay(toRecurrence(plan), place) ?? '';
  for (let place = 0; dayOf(place) <= last; place += 1) {
    const until = addDays(dayOf(place + 1), -1);
    const isCut = plan.ends_on !== null && plan.ends_on < until;
    months.push({ place, from: dayOf(place), until: isCut ? (plan.ends_on ?? until) : until });
  }
  return months;
}

export interface MonthHours extends Month {
  included: number;
  used: number;
  left: number;
  over: number;
}

/** Hours of each month that has begun, oldest first. Unused ones lapse, unless the plan carries them over. */
export function countMonths(
  plan: Plan,
  entries: readonly { worked_on: string; minutes: number }[],
  today: string,
): MonthHours[] {
  let carried = 0;
  return listMonths(plan, today).map((month) => {
    const included = plan.minutes + carried;
    const used = entries
      .filter(({ worked_on }) => worked_on >= month.from && worked_on <= month.until)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const left = Math.max(included - used, 0);
    carried = plan.carries_over ? left : 0;
    return { ...month, included, used, left, over: Math.max(used - included, 0) };
  });
}

/** The draft of a month's additional hours. */
export interface OverDraft {
  place: number;
  draft_id: string;
  /** null until it is sent */
  invoice: { id: string; number: string } | null;
}

/** A plan counts the hours of its days. */
export const isPlanDay = ({ starts_on, ends_on }: Pick<Plan, 'starts_on' | 'ends_on'>, day: string): boolean =>
  starts_on <= day && (ends_on === null || ends_on >= day);

/** The plan's last day has passed. */
const isPlanOver = ({ ends_on }: Pick<Plan, 'ends_on'>, today: string): boolean => ends_on !== null && ends_on < today;

/** Why the additional hours of a month cannot be invoiced; undefined when they can. */
export function findOverProblem(month: MonthHours | undefined, drafts: readonly OverDraft[], today: string) {
  if (!month || month.until >= today) return REFUSALS.carePlanMonth;
  if (drafts.some(({ place }) => place === month.place)) return REFUSALS.carePlanInvoiced;
  return month.over === 0 ? REFUSALS.carePlanNothing : undefined;
}

/**
 * Why another plan cannot follow a plan; undefined when it can. Once it does, the months of the earlier one are neither shown nor
 * invoiced.
 */
export function findNextPlanProblem(
  plan: Pick<Plan, 'ends_on' | 'rate_cents'>,
  months: readonly MonthHours[],
  { drafts, today }: Omit<MonthsContext, 'currency'>,
) {
  if (!isPlanOver(plan, today)) return REFUSALS.carePlanRunning;
  // A draft can still be deleted, which frees its hours.
  const isInvoiced = (place: number) => drafts.some((draft) => draft.place === place && draft.invoice !== null);
  const isOpen = months.slice(-MAX_MONTHS).some(({ place, over }) => over > 0 && !isInvoiced(place));
  return isOpen && plan.rate_cents > 0 ? REFUSALS.carePlanOpen : undefined;
}

/** Whether the hours of a day are stated by an invoice; those of earlier months decide what was carried over. */
export function isDayLocked(plan: Pick<Plan, 'starts_on'>, day: string, drafts: readonly Pick<OverDraft, 'place'>[]) {
  const last = Math.max(-1, ...drafts.map(({ place }) => place));
  return last >= 0 && day < (findPeriodDay(toRecurrence(plan), last + 1) ?? '');
}

interface MonthsContext {
  drafts: readonly OverDraft[];
  currency: string;
  today: string;
}

/** The months as the contract has them, newest first. */
const toCarePlanMonths = (
  { rate_cents }: Plan,
  months: readonly MonthHours[],
  { drafts, currency, today }: MonthsContext,
) =>
  months
    .slice(-MAX_MONTHS)
    .toReversed()
    .map((month) => {
      const draft = drafts.find(({ place }) => place === month.place);
      return {
        ...month,
        amount: toAmount(toTimeCents(month.over, rate_cents, currency)),
        can_invoice: findOverProblem(month, drafts, today) === undefined,
        draft_id: draft && draft.invoice === null ? draft.draft_id : null,
        invoice: draft?.invoice ?? null,
      };
    });

interface StoredPlan extends Plan {
  id: string;
  fee_cents: number;
  sends: boolean;
}

/** The plan as the contract has it. */
export const toCarePlan = (plan: StoredPlan, months: readonly MonthHours[], context: MonthsContext) => ({
  id: plan.id,
  fee: toAmount(plan.fee_cents),
  minutes: plan.minutes,
  rate: toAmount(plan.rate_cents),
  carries_over: plan.carries_over,
  sends: plan.sends,
  starts_on: plan.starts_on,
  ends_on: plan.ends_on,
  is_over: isPlanOver(plan, context.today),
  currency: context.currency,
  months: toCarePlanMonths(plan, months, context),
});

/** The current month as the client sees it; null when the plan does not run today. */
export function toLinkedCarePlan(plan: Plan, months: readonly MonthHours[], today: string) {
  const month = months.at(-1);
  if (!month || isPlanOver(plan, today)) return null;
  const { place: _place, ...hours } = month;
  return { ...hours, ends_on: plan.ends_on };
}

interface CarePlanInput {
  fee: number;
  rate: number;
  minutes: number;
  starts_on: string;
}

/** The first reason why a plan cannot be started. */
export function findCarePlanProblem(
  { fee, rate, starts_on }: CarePlanInput,
  { today, currency }: { today: string; currency: string },
) {
  const step = smallestAmount(currency);
  if (toCents(fee) % step !== 0) return { field: 'fee', message: REFUSALS.invoiceWholeAmount(currency) };
  if (toCents(rate) % step !== 0) return { field: 'rate', message: REFUSALS.invoiceWholeAmount(currency) };
  return starts_on < today ? { field: 'starts_on', message: REFUSALS.instalmentPast } : undefined;
}

interface Tax {
  taxName: string;
  taxPercent: number;
}

const toDraft = (
  recipient: DraftRecipient,
  description: string,
  unitPrice: number,
  { taxName, taxPercent }: Tax,
): DraftContent => ({
  ...EMPTY_DRAFT,
  recipient,
  lines: [{ description, quantity: 1, unit: '', unitPrice, discount: 0, taxName, taxPercent }],
});

/** The template of a plan's invoices; the month follows the description. */
export function toFeeDraft(
  { fee, minutes }: Pick<CarePlanInput, 'fee' | 'minutes'>,
  recipient: DraftRecipient,
  tax: Tax,
): DraftContent {
  const hours = durationText(minutes);
  const text = minutes === 0 ? msg`Care plan` : msg`Care plan with ${hours} per month`;
  return toDraft(recipient, writeText(recipient.language, text), fee, tax);
}

/** The draft of a month's additional hours. */
export function toOverDraft(
  plan: Pick<Plan, 'rate_cents' | 'starts_on'>,
  { place, over }: Pick<MonthHours, 'place' | 'over'>,
  { recipient, currency, tax }: { recipient: DraftRecipient; currency: string; tax: Tax },
): DraftContent {
  const { language } = recipient;
  const month = periodText(toRecurrence(plan), place, language);
  const [hours, price] = [durationText(over), moneyText(plan.rate_cents, currency)];
  const text = msg`Additional hours, ${month}: ${hours} at ${price} per hour`;
  return toDraft(recipient, writeText(language, text), toAmount(toTimeCents(over, plan.rate_cents, currency)), tax);
}
