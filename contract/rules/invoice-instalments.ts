import { toAmountDue } from './invoice-drafts.ts';
import { allocate, smallestAmount } from './invoice-lines.ts';
import { toAmount, toCents } from './money.ts';
import { addMonthsToDay } from './month-days.ts';
import { REFUSALS } from './refusals.ts';

/** Part of the amount due as the contract has it, in units of the currency. */
interface InstalmentInput {
  dueOn: string;
  amount: number;
}

/** Part of an invoice, in hundredths. */
export interface Instalment {
  readonly dueOn: string;
  readonly cents: number;
}

interface Amounts {
  /** in hundredths */
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
}

/** The parts of an invoice: its instalments, or everything on the day it is due. */
export const toPlan = (instalments: readonly Instalment[], dueOn: string, total: number): readonly Instalment[] =>
  instalments.length > 0 ? instalments : [{ dueOn, cents: total }];

export interface FilledInstalment extends Instalment {
  /** still to pay */
  readonly left: number;
}

/** What is left of each part: credits reduce the last ones first, payments of every kind fill them in their order. */
export function fillInstalments(plan: readonly Instalment[], { total, credited, paid }: Amounts): FilledInstalment[] {
  let owed = Math.max(total - credited, 0);
  let money = Math.max(paid, 0);
  return plan.map(({ dueOn, cents }) => {
    const amount = Math.min(cents, owed);
    const filled = Math.min(amount, money);
    owed -= amount;
    money -= filled;
    return { dueOn, cents: amount, left: amount - filled };
  });
}

interface Balance {
  status: 'credited' | 'paid' | 'overdue' | 'partly_paid' | 'sent';
  instalments: FilledInstalment[];
  /** what is left of all parts up to today, otherwise of the next one, in hundredths */
  due: number;
  /** of the first part that is not paid; null when nothing is left */
  nextDueOn: string | null;
}

/** State and next amount of an invoice that the studio has written. @param today in the shop's time zone */
export function toBalance(amounts: Amounts, plan: readonly Instalment[], today: string): Balance {
  const instalments = fillInstalments(plan, amounts);
  const open = instalments.filter(({ left }) => left > 0);
  const [next] = open;
  const present = open.filter(({ dueOn }) => dueOn <= today).reduce((sum, { left }) => sum + left, 0);
  const rest = { instalments, due: present || (next?.left ?? 0), nextDueOn: next?.dueOn ?? null };
  if (amounts.credited > 0 && amounts.credited >= amounts.total) return { ...rest, status: 'credited' };
  if (toAmountDue(amounts) === 0) return { ...rest, status: 'paid' };
  if (next && next.dueOn < today) return { ...rest, status: 'overdue' };
  return { ...rest, status: amounts.paid > 0 ? 'partly_paid' : 'sent' };
}

/** Equal parts, one a month: what does not divide goes to the first ones, in the smallest amounts of the currency. */
export function divideMonthly(
  cents: number,
  { count, from, currency }: { count: number; from: string; currency: string },
): InstalmentInput[] {
  const parts = allocate(
    cents,
    Array.from({ length: count }, () => cents),
    smallestAmount(currency),
  );
  return parts.map((part, index) => ({ dueOn: addMonthsToDay(from, index), amount: toAmount(part) }));
}

export const sumInstalments = (instalments: readonly InstalmentInput[]): number =>
  instalments.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** Why an invoice cannot be sent with these parts, by field; undefined when it can, and when it is paid in one sum. */
export function findInstalmentProblem(
  instalments: readonly InstalmentInput[],
  { due, today, currency }: { due: number; today: string; currency: string },
) {
  if (instalments.length === 0) return undefined;
  for (const [index, { dueOn, amount }] of instalments.entries()) {
    const before = instalments[index - 1]?.dueOn;
    if (dueOn < today) return { field: `instalments.${index}.dueOn`, message: REFUSALS.instalmentPast };
    if (before !== undefined && dueOn <= before)
      return { field: `instalments.${index}.dueOn`, message: REFUSALS.instalmentOrder };
    if (toCents(amount) === 0) return { field: `instalments.${index}.amount`, message: REFUSALS.instalmentEmpty };
    if (toCents(amount) % smallestAmount(currency) !== 0)
      return { field: `instalments.${index}.amount`, message: REFUSALS.invoiceWholeAmount(currency) };
  }
  return sumInstalments(instalments) === due ? undefined : { field: 'instalments', message: REFUSALS.instalmentSum };
}

/** The parts of a document, in hundredths. */
export const toInstalments = (instalments: readonly InstalmentInput[] | undefined): Instalment[] =>
  (instalments ?? []).map(({ dueOn, amount }) => ({ dueOn, cents: toCents(amount) }));

/** Parts with what is left of them, as the contract has them; none when there is only one. */
export const toContractInstalments = (instalments: readonly FilledInstalment[], isPlan: boolean) =>
  isPlan ? instalments.map(({ dueOn, cents, left }) => ({ dueOn, amount: toAmount(cents), left: toAmount(left) })) : [];
