import { isPlanOver } from './active-plans.ts';
import type { PlanRights } from './plan-rights.ts';

/** What a line of an order grants: `seats` only where its units are for other people. One unit is, if the buyer says so. */
export function toLineRights(
  { seats: isSold, ...rights }: PlanRights,
  { quantity, wantsSeats }: { quantity: number; wantsSeats: boolean },
): PlanRights {
  return isSold && (quantity > 1 || wantsSeats) ? { ...rights, seats: true } : rights;
}

/** Whether what a line grants are seats that cost nothing, which are not sold. */
export const areFreeSeats = (lineRights: PlanRights, cents: number): boolean =>
  lineRights.seats === true && cents === 0;

/** The units whose devices add up on one key: each seat has a key of its own. */
export const countKeyUnits = (quantity: number, rights: { seats?: boolean | undefined } | null | undefined): number =>
  rights?.seats ? 1 : quantity;

/** Whether people can be invited: the plan was neither refunded nor has it ended. */
export const areSeatsActive = (plan: { endedAt: Date | null; holdsUntil: Date | null } | null, now: Date): boolean =>
  plan !== null && plan.endedAt === null && !isPlanOver(plan.holdsUntil, now);

/** Emails to invite: trimmed, each once whatever its case, without those that have a seat. */
export function selectNewEmails(emails: readonly string[], taken: readonly string[]): string[] {
  const known = new Set(taken.map((email) => email.toLowerCase()));
  const selected: string[] = [];
  for (const email of emails.map((entered) => entered.trim())) {
    if (known.has(email.toLowerCase())) continue;
    known.add(email.toLowerCase());
    selected.push(email);
  }
  return selected;
}

/** The name of someone who accepts without an account, from the email. */
export const toMemberName = (email: string): string => email.split('@')[0] || email;
