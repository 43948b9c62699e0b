// The rules for importing one row of a file; the same on the server and in the mocks.
import { countryOf } from './country-codes.ts';
import { fromLinesCell } from './import-file.ts';
import { DAY, has, isPlan, isText, type PlanRow, rightsOf } from './import-plans.ts';
import { readPrice } from './import-price.ts';
import { isWebLink } from './links.ts';
import { asciiAddress } from './person-key.ts';
import { withTerm } from './plan-term-input.ts';
import { limitProblem } from './price-limit.ts';

export interface RowProblem {
  readonly field: string;
  readonly message: string;
}

/** The cells of a row by column name; a missing column has an empty text. */
export type Cells = Readonly<Record<string, string>>;

export interface ProductRow {
  title: string;
  category: string;
  description: string;
  version: string;
  features: string[];
  benefits: string[];
  requirements: string[];
  badges: string[];
  plans: PlanRow[];
  pictures: { url: string; alt: string }[];
  demoLink: string;
  downloadLink: string;
  published: boolean;
}

export interface CustomerRow {
  name: string;
  email: string;
  country: string; // ISO 3166-1; empty when unknown
  /** ISO 8601; null for today */
  since: string | null;
}

export interface SubscriberRow {
  email: string;
  /** when the subscriber confirmed, ISO 8601; null for one who has unsubscribed and never confirmed */
  confirmed: string | null;
  status: 'confirmed' | 'unsubscribed';
}

type Report = (field: string, message: string) => void;
type Read<Row> = { row: Row } | { problems: RowProblem[] };

const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

function collect<Row>(make: (report: Report) => Row): Read<Row> {
  const problems: RowProblem[] = [];
  const row = make((field, message) => problems.push({ field, message }));
  return problems.length > 0 ? { problems } : { row };
}

function text(cells: Cells, field: string, most: number, report: Report, must = true): string {
  const value = (cells[field] ?? '').trim();
  if (value === '' && must) report(field, 'Please fill in this field');
  if (value.length > most) report(field, `This text is too long: ${most} characters at most`);
  return value;
}

function email(cells: Cells, report: Report): string {
  const value = text(cells, 'email', 254, report);
  if (value !== '' && !EMAIL.test(value)) report('email', 'Please enter a valid email address');
  return asciiAddress(value);
}

/** @param now milliseconds */
function moment(cells: Cells, field: string, now: number, report: Report): string | null {
  const value = (cells[field] ?? '').trim();
  if (value === '') return null;
  const time = DAY.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(time)) report(field, 'Please enter the date as 2024-05-31');
  else if (time > now) report(field, 'The date cannot be in the future');
  else return new Date(time).toISOString();
  return null;
}

function lines(cells: Cells, field: string, most: number, longest: number, report: Report): string[] {
  const found = fromLinesCell(cells[field] ?? '');
  if (found.length > most) report(field, `At most ${most} lines`);
  if (found.some((line) => line.length > longest)) report(field, `A line has at most ${longest} characters`);
  return found;
}

function link(cells: Cells, field: string, report: Report): string {
  const value = text(cells, field, 500, report, false);
  if (value !== '' && !isWebLink(value)) report(field, 'Please enter a URL starting with https://');
  return value;
}

/** A list that an exported file contains as JSON. */
function json<Item>(cells: Cells, field: string, isItem: (item: unknown) => item is Item, report: Report): Item[] {
  const value = (cells[field] ?? '').trim();
  if (value === '') return [];
  try {
    const items: unknown = JSON.parse(value);
    if (Array.isArray(items) && items.length <= 12 && items.every(isItem)) return items;
  } catch {
    // Reported below, as for any other invalid text.
  }
  report(field, 'Please check this value');
  return [];
}

const isPicture = (item: unknown): item is ProductRow['pictures'][number] =>
  has(item) && isText(item.url, 300) && typeof item.alt === 'string' && item.alt.length <= 200;

/** A plan with the term given by its period. */
function dated(plan: PlanRow, field: string, report: Report): PlanRow {
  const read = withTerm(plan);
  if ('plan' in read) return read.plan;
  report(field, read.problem.message);
  return plan;
}

function plansOf(cells: Cells, currency: string, report: Report): PlanRow[] {
  const plans = json(cells, 'plans', isPlan, report);
  const names = new Set(plans.map(({ name }) => name.trim()));
  if (plans.length > 6) report('plans', 'At most 6 plans');
  if (names.size < plans.length) report('plans', 'Every plan needs a unique name');
  const dear = plans.map(({ price }) => limitProblem(price, currency)).find(Boolean);
  if (dear) report('plans', dear);
  if (plans.length > 0 || (cells.plans ?? '').trim() !== '')
    // Other content of the cell is ignored.
    return plans.map(({ name, price, period, features, rights, launch }) => ({
      ...dated({ name, price, period, features, ...(rights ? { rights: rightsOf(rights) } : {}) }, 'plans', report),
      ...(launch ? { launch: { price: launch.price, until: new Date(launch.until).toISOString() } } : {}),
    }));
  const price = (cells.price ?? '').trim();
  const read = price === '' ? { amount: 0, currency: null } : readPrice(price);
  if (!read) report('price', 'Please enter a price such as 9.99');
  if (read?.currency && read.currency !== currency) report('price', `Prices must be in ${currency}`);
  const period = text(cells, 'period', 30, report, false) || 'once';
  const amount = read?.amount ?? 0;
  const tooHigh = limitProblem(amount, currency);
  if (tooHigh) report('price', tooHigh);
  return [dated({ name: amount > 0 ? 'Standard' : 'Free', price: amount, period, features: [] }, 'period', report)];
}

/** @param currency the shop's */
export const readProduct = (cells: Cells, currency: string): Read<ProductRow> =>
  collect((report) => {
    const category = text(cells, 'category', 60, report);
    const words = lines(cells, 'badges', 6, 40, report);
    if (new Set(words.map((word) => word.toLowerCase())).size < words.length) {
      report('badges', 'Please list each badge only once');
    }
    const version = text(cells, 'version', 30, report, false) || '1.0.0';
    if (!/^[0-9A-Za-z][0-9A-Za-z.+_-]*$/.test(version))
      report('version', 'Please enter a version such as 1.0.0, without spaces');
    const title = text(cells, 'title', 200, report);
    const status = (cells.status ?? '').trim().toLowerCase();
    const published = status === 'published';
    if (!['', 'draft', 'published'].includes(status)) report('status', 'Please enter published or draft');
    const pictures = json(cells, 'pictures', isPicture, report);
    if (published && pictures.length === 0) report('pictures', 'A published product needs a picture from the library');
    return {
      title,
      category,
      description: text(cells, 'description', 10_000, report, false) || title,
      version,
      features: lines(cells, 'features', 30, 200, report),
      benefits: lines(cells, 'benefits', 30, 400, report),
      requirements: lines(cells, 'requirements', 30, 200, report),
      badges: words,
      plans: plansOf(cells, currency, report),
      pictures,
      demoLink: link(cells, 'demoLink', report),
      downloadLink: link(cells, 'downloadLink', report),
      published,
    };
  });

/** @param now milliseconds */
export const readCustomer = (cells: Cells, now: number): Read<CustomerRow> =>
  collect((report) => {
    const parts = [cells.firstName, cells.lastName].map((part) => (part ?? '').trim()).filter(Boolean);
    const whole = (cells.name ?? '').trim() || parts.join(' ');
    const name = text({ ...cells, name: whole }, 'name', 100, report);
    if (/[\p{Cc}\u2028\u2029]/u.test(name)) report('name', 'Please enter the name in one line');
    const country = countryOf(cells.country ?? '');
    if (country === undefined) report('country', 'Please enter the country as Bangladesh or BD');
    return { name, email: email(cells, report), country: country ?? '', since: moment(cells, 'since', now, report) };
  });

const STATES: Readonly<Record<string, SubscriberRow['status']>> = {
  '': 'confirmed',
  confirmed: 'confirmed',
  subscribed: 'confirmed',
  active: 'confirmed',
  unsubscribed: 'unsubscribed',
  cleaned: 'unsubscribed',
  inactive: 'unsubscribed',
};

/** @param now milliseconds */
export const readSubscriber = (cells: Cells, now: number): Read<SubscriberRow> =>
  collect((report) => {
    const status = STATES[(cells.status ?? '').trim().toLowerCase()];
    if (!status) report('status', 'Please enter confirmed or unsubscribed');
    const address = email(cells, report);
    const confirmed = moment(cells, 'confirmed', now, report);
    const isAgreed = status !== 'unsubscribed';
    if (isAgreed && confirmed === null && (cells.confirmed ?? '').trim() === '') {
      report('confirmed', 'Please enter the date on which the subscriber agreed');
    }
    return { email: address, confirmed, status: status ?? 'confirmed' };
  });
