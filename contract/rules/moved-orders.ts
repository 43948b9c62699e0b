// How a row of a file of orders from an earlier shop is read, on the server and in the mocks.
import { toMidnight } from './business-day.ts';
import { addDays } from './calendar.ts';
import { toAsciiDigits } from './digits.ts';
import {
  type Cells,
  checkPast,
  collect,
  type Report,
  type RowResult,
  readCountry,
  readEmail,
  readName,
  readText,
} from './import-cells.ts';
import { normaliseHeader } from './import-columns.ts';
import { DAY } from './import-plans.ts';
import { parsePrice } from './import-price.ts';
import { parseLicenceKey } from './licence-keys.ts';
import { toCents } from './money.ts';

/** A product with all plans that were ever sold. */
export interface MovedProduct<Plan extends { id: string; name: string }> {
  id: number;
  title: string;
  /** on sale first, then retired ones */
  plans: readonly Plan[];
  hasFile: boolean;
}

export interface MovedOrder<Plan extends { id: string; name: string }> {
  email: string;
  /** empty when the file has none */
  name: string;
  /** ISO 3166-1; empty when unknown */
  country: string;
  product: MovedProduct<Plan>;
  plan: Plan;
  /** ISO 8601 */
  orderedAt: string;
  /** what was paid in the earlier shop */
  paidCents: number;
  currency: string;
  /** in stored form; null when this site issues one */
  key: string | null;
  /** the end in the file, ISO 8601, or none; null for the end that the plan gives */
  ends: { at: string | null } | null;
  /** its number in the earlier shop; may be empty */
  reference: string;
}

interface MovedOrderRules<Plan extends { id: string; name: string }> {
  products: readonly MovedProduct<Plan>[];
  /** the shop's */
  currency: string;
  timeZone: string;
  now: number;
}

/** A day of the shop, or a moment. @param isEnd a day counts until it is over */
function readDay(text: string, timeZone: string, isEnd: boolean): number {
  const value = toAsciiDigits(text).replace(' ', 'T');
  if (!DAY.test(toAsciiDigits(text)) || Number.isNaN(Date.parse(value))) return Number.NaN;
  if (value.length > 10) return Date.parse(value);
  return toMidnight(isEnd ? addDays(value, 1) : value, timeZone).getTime();
}

function readDate(
  cells: Cells,
  field: 'date' | 'ends',
  { timeZone, report }: { timeZone: string; report: Report },
): number | null {
  const value = readText(cells, field, 40, report, field === 'date');
  if (value === '') return null;
  const time = readDay(value, timeZone, field === 'ends');
  if (!Number.isNaN(time)) return time;
  report(field, 'Please enter the date as 2024-05-31');
  return null;
}

const LATEST_END = Date.parse('2100-01-01');
const NEVER = new Set(['never', 'lifetime', 'none']);

function readEnd(
  cells: Cells,
  ordered: number | null,
  rules: { timeZone: string; report: Report },
): MovedOrder<never>['ends'] {
  if (NEVER.has((cells.ends ?? '').trim().toLowerCase())) return { at: null };
  const end = readDate(cells, 'ends', rules);
  if (end === null) return null;
  if (ordered !== null && end <= ordered) rules.report('ends', 'The plan ends before the order');
  if (end > LATEST_END) rules.report('ends', 'Please enter a date before 2100, or never');
  return { at: new Date(end).toISOString() };
}

/** Names match without case, spaces and punctuation, so a name is found by its slug as well. */
const isNamed = (name: string, text: string): boolean => normaliseHeader(name) === normaliseHeader(text);

function findProduct<Plan extends { id: string; name: string }>(
  cells: Cells,
  products: readonly MovedProduct<Plan>[],
  report: Report,
): MovedProduct<Plan> | undefined {
  const text = readText(cells, 'product', 200, report);
  if (text === '') return undefined;
  const [product, ...others] = products.filter(({ title }) => isNamed(title, text));
  if (!product) report('product', 'This shop has no product with this name');
  else if (others.length > 0) report('product', 'Several products have this name');
  else if (!product.hasFile) report('product', 'This product has no file yet');
  return product;
}

function findMovedPlan<Plan extends { id: string; name: string }>(
  cells: Cells,
  { plans }: MovedProduct<Plan>,
  report: Report,
): Plan | undefined {
  const text = readText(cells, 'plan', 60, report, false);
  const [plan, ...others] = text === '' ? plans : plans.filter(({ name }) => isNamed(name, text));
  if (!plan) report('plan', 'This product has no plan with this name');
  else if (others.length > 0) report('plan', 'Please enter the plan: this product has several');
  return plan;
}

function readAmount(cells: Cells, currency: string, report: Report) {
  const text = readText(cells, 'amount', 40, report, false);
  const price = text === '' ? { amount: 0, currency: null } : parsePrice(text);
  if (!price) report('amount', 'Please enter an amount such as 9.99');
  return { paidCents: toCents(price?.amount ?? 0), currency: price?.currency ?? currency };
}

function readKey(cells: Cells, report: Report): string | null {
  const text = readText(cells, 'key', 100, report, false);
  const key = text === '' ? null : parseLicenceKey(text);
  if (text !== '' && key === null) report('key', 'A licence key has 8 to 64 letters, digits and symbols');
  return key;
}

/** An order of the earlier shop. */
export function readMovedOrder<Plan extends { id: string; name: string }>(
  cells: Cells,
  { products, currency, timeZone, now }: MovedOrderRules<Plan>,
): RowResult<MovedOrder<Plan>> {
  return collect((report) => {
    const email = readEmail(cells, report);
    const product = findProduct(cells, products, report);
    const plan = product && findMovedPlan(cells, product, report);
    const ordered = readDate(cells, 'date', { timeZone, report });
    if (ordered !== null) checkPast('date', { time: ordered, now, report });
    const amount = readAmount(cells, currency, report);
    const key = readKey(cells, report);
    const reference = readText(cells, 'reference', 60, report, false);
    if (/[\p{Cc}\u2028\u2029]/u.test(reference)) report('reference', 'Please enter the number in one line');
    return {
      email,
      name: readName(cells, report, false),
      country: readCountry(cells, report),
      // Without them the row has a problem and is not imported.
      product: product as MovedProduct<Plan>,
      plan: plan as Plan,
      orderedAt: new Date(ordered ?? 0).toISOString(),
      ...amount,
      key,
      ends: readEnd(cells, ordered, { timeZone, report }),
      reference,
    };
  });
}

/**
 * What makes two rows the same order: the buyer, the plan, the key, and the number in the earlier shop, or the day without one.
 * A corrected amount or name does not make it another order.
 */
export const toMovedOrderKey = ({
  email,
  product,
  plan,
  key,
  reference,
  orderedAt,
}: MovedOrder<{ id: string; name: string }>): string =>
  [email.toLowerCase(), product.id, plan.id, key ?? '', reference === '' ? orderedAt : `#${reference}`].join('\n');
