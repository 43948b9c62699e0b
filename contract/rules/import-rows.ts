// The rules for importing one row of a file; the same on the server and in the mocks.
import {
  type Cells,
  collect,
  type Report,
  type RowResult,
  readCountry,
  readEmail,
  readMoment,
  readName,
  readText,
} from './import-cells.ts';
import { fromLinesCell } from './import-file.ts';
import {
  findPlanPriceProblem,
  isPlan,
  isRecord,
  isText,
  type PlanRow,
  type ShopCurrencies,
  toRights,
  toSpecialPrices,
} from './import-plans.ts';
import { parsePrice } from './import-price.ts';
import { isWebLink } from './links.ts';
import { resolveTerm } from './plan-term-input.ts';
import { findLimitProblem } from './price-limit.ts';
import { trimFaq } from './product-faqs.ts';
import { findPreviewProblems, type PreviewInput, selectPreview } from './product-preview.ts';

export interface ProductRow {
  title: string;
  category: string;
  description: string;
  /** Markdown; empty without one. */
  body: string;
  version: string;
  features: string[];
  benefits: string[];
  requirements: string[];
  faqs: { question: string; answer: string }[];
  badges: string[];
  plans: PlanRow[];
  pictures: { url: string; alt: string }[];
  demoLink: string;
  downloadLink: string;
  preview: PreviewInput | null;
  /** Null without a limit. */
  downloadLimit: number | null;
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

function lines(cells: Cells, field: string, max: number, maxLength: number, report: Report): string[] {
  const lineList = fromLinesCell(cells[field] ?? '');
  if (lineList.length > max) report(field, `At most ${max} lines`);
  if (lineList.some((line) => line.length > maxLength)) report(field, `A line has at most ${maxLength} characters`);
  return lineList;
}

function link(cells: Cells, field: string, report: Report): string {
  const value = readText(cells, field, 500, report, false);
  if (value !== '' && !isWebLink(value)) report(field, 'Please enter a URL starting with https://');
  return value;
}

/** A list that an exported file contains as JSON. */
function json<Item>(
  cells: Cells,
  field: string,
  isItem: (item: unknown) => item is Item,
  report: Report,
  max = 12,
): Item[] {
  const value = (cells[field] ?? '').trim();
  if (value === '') return [];
  try {
    const items: unknown = JSON.parse(value);
    if (Array.isArray(items) && items.length <= max && items.every(isItem)) return items;
  } catch {
    // Reported below, as for any other invalid text.
  }
  report(field, 'Please check this value');
  return [];
}

const isPicture = (item: unknown): item is ProductRow['pictures'][number] =>
  isRecord(item) && isText(item.url, 300) && typeof item.alt === 'string' && item.alt.length <= 200;

const isFaq = (item: unknown): item is ProductRow['faqs'][number] =>
  isRecord(item) && isText(item.question, 200) && isText(item.answer, 4000);

const PREVIEW_KINDS = new Set<unknown>(['comparison', 'gallery', 'sandbox', 'component']);
const isPreview = (item: unknown): item is PreviewInput =>
  isRecord(item) &&
  PREVIEW_KINDS.has(item.kind) &&
  [item.before, item.after].every((picture) => picture === undefined || isPicture(picture)) &&
  (item.url === undefined || isText(item.url, 500)) &&
  (item.component === undefined || (isText(item.component, 60) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(item.component)));

/** The interactive preview, which an exported file contains as JSON; other content of the cell is ignored. */
function readPreview(cells: Cells, report: Report): PreviewInput | null {
  const value = (cells.preview ?? '').trim();
  const [preview] = value === '' ? [] : json({ preview: `[${value}]` }, 'preview', isPreview, report);
  if (!preview) return null;
  const [problem] = findPreviewProblems(preview);
  if (problem) report('preview', String(problem.message));
  return selectPreview(preview);
}

/** A plan with the term given by its period. */
function applyTerm(plan: PlanRow, field: string, report: Report): PlanRow {
  const read = resolveTerm(plan);
  if ('plan' in read) return read.plan;
  report(field, String(read.problem.message));
  return plan;
}

function readPlans(cells: Cells, currencies: ShopCurrencies, report: Report): PlanRow[] {
  const { currency } = currencies;
  const plans = json(cells, 'plans', isPlan, report);
  const names = new Set(plans.map(({ name }) => name.trim()));
  if (plans.length > 6) report('plans', 'At most 6 plans');
  if (names.size < plans.length) report('plans', 'Every plan needs a unique name');
  const priceMessage = plans.map((plan) => findPlanPriceProblem(plan, currencies)).find(Boolean);
  if (priceMessage) report('plans', priceMessage);
  if (plans.length > 0 || (cells.plans ?? '').trim() !== '')
    // Other content of the cell is ignored.
    return plans.map(({ name, price, period, features, rights, ...prices }) => ({
      ...applyTerm({ name, price, period, features, ...(rights ? { rights: toRights(rights) } : {}) }, 'plans', report),
      ...toSpecialPrices({ name, price, period, features, ...prices }),
    }));
  const price = (cells.price ?? '').trim();
  const read = price === '' ? { amount: 0, currency: null } : parsePrice(price);
  if (!read) report('price', 'Please enter a price such as 9.99');
  if (read?.currency && read.currency !== currency) report('price', `Prices must be in ${currency}`);
  const period = readText(cells, 'period', 30, report, false) || 'once';
  const amount = read?.amount ?? 0;
  const highPriceMessage = findLimitProblem(amount, currency);
  if (highPriceMessage) report('price', String(highPriceMessage));
  return [applyTerm({ name: amount > 0 ? 'Standard' : 'Free', price: amount, period, features: [] }, 'period', report)];
}

const MAX_DOWNLOAD_LIMIT = 1000;

/** How often a purchase can be downloaded; null without a limit. */
function readDownloadLimit(cells: Cells, report: Report): number | null {
  const text = (cells.downloadLimit ?? '').trim();
  const limit = Number(text);
  if (text === '') return null;
  if (/^\d+$/.test(text) && limit >= 1 && limit <= MAX_DOWNLOAD_LIMIT) return limit;
  report('downloadLimit', 'Please enter a whole number from 1 to 1000, or nothing for no limit');
  return null;
}

export const readProduct = (cells: Cells, currencies: ShopCurrencies): RowResult<ProductRow> =>
  collect((report) => {
    const category = readText(cells, 'category', 60, report);
    const badges = lines(cells, 'badges', 6, 40, report);
    if (new Set(badges.map((word) => word.toLowerCase())).size < badges.length) {
      report('badges', 'Please list each badge only once');
    }
    const version = readText(cells, 'version', 30, report, false) || '1.0.0';
    if (!/^[0-9A-Za-z][0-9A-Za-z.+_-]*$/.test(version))
      report('version', 'Please enter a version such as 1.0.0, without spaces');
    const title = readText(cells, 'title', 200, report);
    const status = (cells.status ?? '').trim().toLowerCase();
    const published = status === 'published';
    if (!['', 'draft', 'published'].includes(status)) report('status', 'Please enter published or draft');
    const pictures = json(cells, 'pictures', isPicture, report);
    if (published && pictures.length === 0) report('pictures', 'A published product needs a picture from the library');
    return {
      title,
      category,
      description: readText(cells, 'description', 10_000, report, false) || title,
      body: readText(cells, 'body', 50_000, report, false),
      version,
      features: lines(cells, 'features', 30, 200, report),
      benefits: lines(cells, 'benefits', 30, 400, report),
      requirements: lines(cells, 'requirements', 30, 200, report),
      faqs: json(cells, 'faqs', isFaq, report, 20).map(trimFaq),
      badges: badges,
      plans: readPlans(cells, currencies, report),
      pictures,
      demoLink: link(cells, 'demoLink', report),
      downloadLink: link(cells, 'downloadLink', report),
      preview: readPreview(cells, report),
      downloadLimit: readDownloadLimit(cells, report),
      published,
    };
  });

/** @param now milliseconds */
export const readCustomer = (cells: Cells, now: number): RowResult<CustomerRow> =>
  collect((report) => {
    const name = readName(cells, report);
    const country = readCountry(cells, report);
    return { name, email: readEmail(cells, report), country, since: readMoment(cells, 'since', now, report) };
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
export const readSubscriber = (cells: Cells, now: number): RowResult<SubscriberRow> =>
  collect((report) => {
    const status = STATES[(cells.status ?? '').trim().toLowerCase()];
    if (!status) report('status', 'Please enter confirmed or unsubscribed');
    const address = readEmail(cells, report);
    const confirmed = readMoment(cells, 'confirmed', now, report);
    const needsConsent = status !== 'unsubscribed';
    if (needsConsent && confirmed === null && (cells.confirmed ?? '').trim() === '') {
      report('confirmed', 'Please enter the date on which the subscriber agreed');
    }
    return { email: address, confirmed, status: status ?? 'confirmed' };
  });
