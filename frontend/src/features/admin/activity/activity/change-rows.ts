import type { ActivityChange, ActivityEntry } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { groupTexts, isPicturePath } from '../../kit/translations/text-labels.ts';
import { type Format, isJson, type ListItem } from './audited-format.ts';
import { fieldOrder, findFieldLabel } from './audited-labels.ts';

interface RecordedPicture {
  readonly url: string;
  readonly alt: string;
}

/** The display format of a change. */
export type ChangeView =
  /** Two short values; null where there was or is none. */
  | { readonly kind: 'values'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'switch'; readonly on: boolean }
  | { readonly kind: 'prose'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'items';
      readonly removed: readonly string[];
      readonly added: readonly string[];
      readonly edited: readonly { readonly before: string; readonly after: string }[];
      /** The entries are the same in another order. */
      readonly isReordered: boolean;
    }
  | { readonly kind: 'order'; readonly names: readonly string[] }
  | {
      readonly kind: 'pictures';
      readonly removed: readonly RecordedPicture[];
      readonly added: readonly RecordedPicture[];
      readonly isReordered: boolean;
    }
  | { readonly kind: 'products'; readonly before: readonly number[]; readonly after: readonly number[] }
  | { readonly kind: 'colours'; readonly before: string | null; readonly after: string | null };

export interface ChangeRow {
  readonly key: string;
  readonly label: string;
  /** Its noun in a sentence, if that differs from the label. */
  readonly noun?: string;
  readonly view: ChangeView;
}

/** The recorded value; null for one that cannot be read. */
export function readValue(format: Format, text: string | null): unknown {
  if (text === null || !isJson(format)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const toArray = (value: unknown): unknown[] => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const isPicture = (value: unknown): value is RecordedPicture =>
  value instanceof Object && 'url' in value && typeof value.url === 'string' && value.url !== '' && 'alt' in value;

function viewItems(before: readonly ListItem[], after: readonly ListItem[]): ChangeView {
  const [old, fresh] = [new Set(before.map(({ text }) => text)), new Set(after.map(({ text }) => text))];
  const gone = before.filter(({ text }) => !fresh.has(text));
  const come = after.filter(({ text }) => !old.has(text));
  const edited = gone.flatMap((item) => {
    const match = come.find(({ key }) => key === item.key);
    return match ? [{ key: item.key, before: item.text, after: match.text }] : [];
  });
  const isEdited = ({ key }: ListItem) => edited.some((item) => item.key === key);
  return {
    kind: 'items',
    removed: gone.filter((item) => !isEdited(item)).map(({ text }) => text),
    added: come.filter((item) => !isEdited(item)).map(({ text }) => text),
    edited,
    isReordered: gone.length === 0 && come.length === 0,
  };
}

function viewPictures(before: unknown, after: unknown): ChangeView {
  const [old, fresh] = [toArray(before).filter(isPicture), toArray(after).filter(isPicture)];
  const isIn = (list: readonly RecordedPicture[]) => (picture: RecordedPicture) =>
    list.some(({ url, alt }) => url === picture.url && alt === picture.alt);
  const [removed, added] = [old.filter((item) => !isIn(fresh)(item)), fresh.filter((item) => !isIn(old)(item))];
  return { kind: 'pictures', removed, added, isReordered: removed.length === 0 && added.length === 0 };
}

/** The picture of a recorded URL. */
const toPictures = (url: string | null): RecordedPicture[] => (url ? [{ url, alt: '' }] : []);

interface RecordedPlan {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly period: string;
  readonly suggestedPrice?: number;
  readonly secondPrice?: { readonly currency: string; readonly price: number };
  readonly rights?: { readonly termMonths?: number | null };
}

const isPlan = (value: unknown): value is RecordedPlan =>
  value instanceof Object && 'name' in value && 'price' in value && typeof value.price === 'number';

const planText = ({ name, price, period, suggestedPrice, secondPrice }: RecordedPlan): string => {
  if (suggestedPrice !== undefined)
    return `${name}: from ${formatMoney(price)}, ${formatMoney(suggestedPrice)} suggested`;
  if (price === 0) return `${name}: free`;
  const second = secondPrice ? ` or ${moneyIn(secondPrice.currency, secondPrice.price)}` : '';
  const money = `${name}: ${formatMoney(price)}${second}`;
  return period ? `${money} / ${period}` : money;
};

/** As recorded: the database does not preserve the order of properties, and of a picture only URL and text are kept. */
function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComparable);
  if (!(value instanceof Object)) return value ?? null;
  const properties = Object.entries(value).filter(
    ([name]) => !('url' in value && 'alt' in value) || name === 'url' || name === 'alt',
  );
  return Object.fromEntries(properties.sort().map(([name, property]) => [name, toComparable(property)]));
}

/** Whether two values would be recorded alike. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(toComparable(a)) === JSON.stringify(toComparable(b));

/**
 * The plan without its price, and without its term: a plan from before terms gets one from its period when the product
 * is saved.
 */
const toTerms = ({ rights, ...plan }: RecordedPlan) => ({ ...plan, price: 0, rights: { ...rights, termMonths: null } });

const hasSameTerms = (before: RecordedPlan, after: RecordedPlan): boolean => {
  const [old, fresh] = [before.rights?.termMonths, after.rights?.termMonths];
  return isSame(toTerms(before), toTerms(after)) && (old === undefined || fresh === undefined || old === fresh);
};

/** The plans whose price alone was changed, with both prices; undefined when more was changed. */
export function changedPrices(before: unknown, after: unknown) {
  const [old, fresh] = [toArray(before).filter(isPlan), toArray(after).filter(isPlan)];
  const hasSamePlans = old.length === fresh.length && old.every((plan, at) => plan.id === fresh[at]?.id);
  if (!hasSamePlans) return undefined;
  const pairs = old.map((plan, at) => ({ plan, next: fresh[at] ?? plan }));
  if (!pairs.every(({ plan, next }) => hasSameTerms(plan, next))) return undefined;
  return pairs
    .filter(({ plan, next }) => plan.price !== next.price)
    .map(({ plan, next }) => ({ id: plan.id, name: plan.name, before: plan.price, after: next.price }));
}

/** A change of prices alone is one row for each plan; anything else about plans is a list. */
function planRows(field: string, label: string, before: unknown, after: unknown): ChangeRow[] {
  const prices = changedPrices(before, after) ?? [];
  // Beside a free plan, the price of the other one is the product's.
  const isOnly = toArray(after).filter((plan) => isPlan(plan) && plan.price > 0).length === 1;
  if (prices.length > 0) {
    return prices.map(({ id, name, before: old, after: fresh }) => ({
      key: `${field}-${id}`,
      label: isOnly ? 'Price' : `Price of ${name}`,
      noun: isOnly ? 'price' : `price of the plan ${name}`,
      view: { kind: 'values', before: formatMoney(old), after: formatMoney(fresh) },
    }));
  }
  // Features and rights of a plan are many: the list names the plan, and its form has the rest.
  const toItem = (plan: RecordedPlan): ListItem => ({ key: plan.id || plan.name, text: planText(plan) });
  const view = viewItems(toArray(before).filter(isPlan).map(toItem), toArray(after).filter(isPlan).map(toItem));
  return [{ key: field, label, view }];
}

/** A text of a translation; empty without one. */
interface RecordedText {
  readonly path: string;
  readonly text: string;
  /** Of the original that was translated; empty without a translation. */
  readonly digest: string;
}

const isRecordedText = (value: unknown): value is RecordedText =>
  value instanceof Object && 'path' in value && 'text' in value && 'digest' in value;

export const toRecordedTexts = (value: unknown): RecordedText[] => toArray(value).filter(isRecordedText);

/** Longer texts are compared word by word. */
const MAX_VALUE = 60;

function translationRows(field: string, before: unknown, after: unknown): ChangeRow[] {
  const former = new Map(toRecordedTexts(before).map(({ path, text }) => [path, text]));
  const texts = toRecordedTexts(after).map((text) => ({ ...text, original: '' }));
  return groupTexts(texts).flatMap((group) =>
    group.texts.flatMap(({ text: { path, text }, fullLabel }): ChangeRow[] => {
      const old = former.get(path) ?? '';
      // The same text, seen beside a changed original.
      if (old === text) return [];
      if (isPicturePath(path)) {
        const view = viewPictures(toPictures(old), toPictures(text));
        return [{ key: `${field}-${path}`, label: fullLabel, view }];
      }
      const isShort = Math.max(old.length, text.length) <= MAX_VALUE && !`${old}${text}`.includes('\n');
      const view: ChangeView = isShort
        ? { kind: 'values', before: old || null, after: text || null }
        : { kind: 'prose', before: old, after: text };
      return [{ key: `${field}-${path}`, label: fullLabel, view }];
    }),
  );
}

function viewHeading(before: unknown, after: unknown): ChangeView {
  const toText = (value: unknown) =>
    value instanceof Object ? Object.values(value).filter(Boolean).map(String).join('\n') : '';
  return { kind: 'prose', before: toText(before), after: toText(after) };
}

function viewColours(before: unknown, after: unknown): ChangeView {
  const toColour = (value: unknown) =>
    value instanceof Object && 'light' in value && typeof value.light === 'string' ? value.light : null;
  return { kind: 'colours', before: toColour(before), after: toColour(after) };
}

const toNumbers = (value: unknown) => toArray(value).filter((id) => typeof id === 'number');
const toTexts = (value: unknown) => toArray(value).filter((name) => typeof name === 'string');

function viewOf(format: Format, change: ActivityChange): ChangeView | undefined {
  const [before, after] = [readValue(format, change.before), readValue(format, change.after)];
  switch (format.kind) {
    case 'hidden':
    case 'plans':
    case 'translated-texts':
      return undefined;
    case 'switch':
      return { kind: 'switch', on: (after ?? before) === true };
    case 'prose':
      return { kind: 'prose', before: change.before ?? '', after: change.after ?? '' };
    case 'list':
      return viewItems(toArray(before).map(format.toItem), toArray(after).map(format.toItem));
    case 'order':
      return { kind: 'order', names: toTexts(after) };
    case 'products':
      return { kind: 'products', before: toNumbers(before), after: toNumbers(after) };
    case 'pictures':
      return viewPictures(before, after);
    case 'picture-url':
      return viewPictures(toPictures(change.before), toPictures(change.after));
    case 'colours':
      return viewColours(before, after);
    case 'heading':
      return viewHeading(before, after);
    case 'number': {
      const toText = (value: unknown) => (typeof value === 'number' ? format.show(value) : null);
      return { kind: 'values', before: toText(before), after: toText(after) };
    }
    default: {
      const toText = (value: string | null) => {
        if (!value) return null;
        return format.kind === 'shown' ? format.show(value) : value;
      };
      return { kind: 'values', before: toText(change.before), after: toText(change.after) };
    }
  }
}

/** Whether a row would show nothing: both sides are empty, or look the same. */
function isEmpty(view: ChangeView): boolean {
  if (view.kind === 'values') return view.before === view.after;
  return view.kind === 'prose' && view.before === view.after;
}

/** A coupon's discount is a percentage or an amount; what it is now decides for both values. */
function withDiscount({ subject }: ActivityEntry, row: ChangeRow, kind: string | null): ChangeRow {
  if (subject !== 'coupon' || row.key !== 'value' || row.view.kind !== 'values') return row;
  const toText = (value: string | null) => {
    if (value === null) return null;
    return kind === 'amount' ? formatMoney(value.replaceAll(',', '')) : `${value}%`;
  };
  return { ...row, view: { kind: 'values', before: toText(row.view.before), after: toText(row.view.after) } };
}

/** What an entry changed, in the words of the forms; fields without a label are left out. */
export function changeRows(entry: ActivityEntry): ChangeRow[] {
  const kindChange = entry.changes.find(({ field }) => field === 'kind');
  const order = fieldOrder(entry);
  const changes = entry.changes.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
  return changes.flatMap((change): ChangeRow[] => {
    const found = findFieldLabel(entry, change.field);
    if (!found || change.before === change.after) return [];
    const { label, noun, format } = found;
    if (format.kind === 'plans')
      return planRows(change.field, label, readValue(format, change.before), readValue(format, change.after));
    if (format.kind === 'translated-texts')
      return translationRows(change.field, readValue(format, change.before), readValue(format, change.after));
    const view = viewOf(format, change);
    if (!view || isEmpty(view)) return [];
    const row = { key: change.field, label, ...(noun === undefined ? {} : { noun }), view };
    return [withDiscount(entry, row, kindChange?.after ?? kindChange?.before ?? null)];
  });
}
