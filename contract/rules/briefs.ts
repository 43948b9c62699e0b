import { msg } from '../i18n/macros.ts';
import { type Localised, localised, type Message, type Text, writeText } from '../i18n/message.ts';
import type { BriefFields } from './brief-input.ts';
import { longDayText } from './business-day.ts';
import { moneyText, toCents } from './money.ts';
import { toPlainLines } from './text.ts';

/** A brief that is not sent is deleted this long after its last change. */
export const BRIEF_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** The fields as they are sent: trimmed, with normalised line endings. */
export const trimBrief = (fields: BriefFields): BriefFields => ({
  ...fields,
  kind: fields.kind.trim(),
  goals: toPlainLines(fields.goals),
  links: toPlainLines(fields.links),
  name: fields.name.trim(),
  email: fields.email.trim(),
  phone: fields.phone.trim(),
});

const REACH: Record<BriefFields['reach'], Message> = {
  email: msg`by email`,
  phone: msg`by phone`,
  whatsapp: msg`by WhatsApp`,
};

/** The budget in words; undefined when it is open. */
export function budgetText({ budget_from, budget_to }: BriefFields, currency: string): Text | undefined {
  const amount = (units: number) => moneyText(toCents(units), currency);
  if (budget_from !== null && budget_to !== null) return msg`${amount(budget_from)} to ${amount(budget_to)}`;
  if (budget_from !== null) return msg`from ${amount(budget_from)}`;
  return budget_to === null ? undefined : msg`up to ${amount(budget_to)}`;
}

/** The brief as the first message of its conversation. */
export function briefText(fields: BriefFields, currency: string): Localised {
  const { kind, goals, needed_by, links, reach, phone } = fields;
  const budget = budgetText(fields, currency);
  const due = needed_by && longDayText(new Date(`${needed_by}T12:00:00Z`), 'UTC');
  const facts: Text[] = [
    msg`Kind of work: ${kind}`,
    ...(budget ? [msg`Budget: ${budget}`] : []),
    ...(due ? [msg`Needed by: ${due}`] : []),
    msg`Reply: ${REACH[reach]}${phone && ` (${phone})`}`,
    ...(links ? [msg`Links:`, links] : []),
  ];
  return localised((language) => [goals, '', ...facts.map((fact) => writeText(language, fact))].join('\n'));
}

/** Steps in which a reply time is promised, in hours. */
const REPLY_HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 120, 168];
const MIN_REPLIES = 10;

/**
 * The hours within which most first replies were sent, rounded up; null without enough replies, and beyond a week.
 * @param seconds within which four of five were sent
 */
export const toReplyHours = ({ count, seconds }: { count: number; seconds: number | null }): number | null =>
  count < MIN_REPLIES || seconds === null ? null : (REPLY_HOURS.find((hours) => seconds <= hours * 60 * 60) ?? null);
