import { statusLabel } from '@/components/status/status-variant.ts';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { providerLabel } from '../../kit/provider-labels.ts';
import type { FieldLabel, Format, ListItem } from './audited-format.ts';

export const show =
  (format: Format) =>
  (label: string, noun?: string): FieldLabel => ({ label, format, ...(noun === undefined ? {} : { noun }) });
export const shown = (toText: (value: string) => string) => show({ kind: 'shown', show: toText });
export const choice = (options: Readonly<Record<string, string>>) =>
  shown((value) => options[value] ?? statusLabel(value));
export const numbers = (toText: (value: number) => string) => show({ kind: 'number', json: true, show: toText });

export const text = show({ kind: 'text' });
export const prose = show({ kind: 'prose' });
export const toggle = show({ kind: 'switch', json: true });
export const hidden = show({ kind: 'hidden' });
export const picture = show({ kind: 'pictures', json: true });
export const heading = show({ kind: 'heading', json: true });
export const money = numbers(formatMoney);
export const count = numbers(formatCount);
export const status = shown(statusLabel);
export const moment = shown(formatShopTime);

const readText = (value: unknown, field: string): string => {
  const found = value instanceof Object ? Object.entries(value).find(([name]) => name === field)?.[1] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};
const list = (toItem: (value: unknown, index: number) => ListItem) => show({ kind: 'list', json: true, toItem });
export const lines = list((value) => ({ key: String(value), text: String(value) }));
/** Entries with fields: the first finds the same entry again, and all that are filled are shown. */
export const entries = (...fields: readonly [string, ...string[]]) =>
  list((value) => ({
    key: readText(value, fields[0]),
    text: fields
      .map((field) => readText(value, field))
      .filter(Boolean)
      .join(': '),
  }));
export const providers = list((value) => {
  const name = providerLabel(String(value) as Parameters<typeof providerLabel>[0]);
  return { key: name, text: name };
});
export const retired = list((value) => {
  const renews = value instanceof Object && 'renewable' in value && value.renewable === true;
  const name = readText(value, 'name');
  return { key: readText(value, 'id'), text: renews ? `${name}, renewable` : `${name}, not renewable` };
});
export const links = list((value) => {
  const targets = value instanceof Object && 'links' in value && Array.isArray(value.links) ? value.links : [];
  const title = readText(value, 'title');
  return { key: title, text: `${title}: ${targets.map((link) => readText(link, 'label')).join(', ')}` };
});
