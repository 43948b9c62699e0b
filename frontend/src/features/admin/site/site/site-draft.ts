import { ApiError } from '@/api/api-error.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { splitLines } from '../../kit/field-spec.ts';
import type { SectionConfig } from './site-field.ts';
import { type Draft, entriesOf, type SiteField, toText } from './site-field.ts';

interface Link {
  readonly label: string;
  readonly url: string;
}

/**
 * 'Our apps /products': the text, then the URL; a line without one keeps its text, and the server reports what is
 * missing.
 */
const toLink = (line: string): Link => {
  const [, label, url] = /^(.*\S)\s+(\S+)$/.exec(line.trim()) ?? [];
  return { label: label ?? line.trim(), url: url ?? '' };
};
const isLinks = (value: unknown): value is readonly Link[] => Array.isArray(value);

/** The initial state of a section's form: lists of links and of words become lines. */
export function toDraft(sectionConfig: SectionConfig, stored: object): Draft {
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    sectionConfig.fields.map(({ name, kind }) => {
      const value = values.get(name);
      if (kind === 'lines') return [name, (value as readonly string[]).join('\n')];
      if (kind !== 'entries') return [name, value];
      const entries = (value as readonly Record<string, unknown>[]).map(({ links, ...entry }) =>
        isLinks(links) ? { ...entry, links: links.map(({ label, url }) => `${label} ${url}`).join('\n') } : entry,
      );
      return [name, entries];
    }),
  );
}

/** The fields that the form of a section shows. */
export const shownFields = ({ fields, shown }: Pick<SectionConfig, 'fields' | 'shown'>): readonly SiteField[] =>
  fields.filter(({ name }) => shown?.includes(name) ?? true);

/** The shown fields as they would be stored; unlike in the request, pictures keep their sizes. */
export const toStored = (sectionConfig: SectionConfig, draft: Draft): Draft =>
  Object.fromEntries(
    shownFields(sectionConfig).map((field) => {
      const value = draft[field.name];
      return [field.name, field.kind === 'picture' ? value : toValue(field, value)];
    }),
  );

/** One field as the request takes it. */
export function toValue({ kind }: SiteField, value: unknown): unknown {
  if (kind === 'lines') return splitLines(toText(value));
  if (kind === 'picture') {
    const picture = value as { url: string; alt: string } | null;
    return picture && { url: picture.url, alt: picture.alt };
  }
  if (kind !== 'entries') return value;
  return entriesOf(value).map(({ links, ...entry }) =>
    links === undefined ? entry : { ...entry, links: splitLines(links).map(toLink) },
  );
}

/** The request body of a section. */
export const toSection = (sectionConfig: SectionConfig, draft: Draft, version: number): Draft => ({
  ...Object.fromEntries(sectionConfig.fields.map((field) => [field.name, toValue(field, draft[field.name])])),
  version,
});

/** Missing fields, checked before sending. */
export function checkSection(sectionConfig: SectionConfig, draft: Draft): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  for (const field of sectionConfig.fields) {
    const value = draft[field.name];
    if ('missing' in field && field.missing && toText(value).trim() === '') problems[field.name] = field.missing;
    if (field.kind !== 'entries') continue;
    const empty = entriesOf(value).findIndex((entry) => field.fields.some(({ name }) => !entry[name]?.trim()));
    if (empty >= 0) problems[field.name] = `Please fill in ${field.noun} ${empty + 1}, or remove it`;
  }
  return problems;
}

/** The server names a field by its path, such as 'identity.accent.light': the control is the second segment. */
export function refusedFields(error: unknown, fields: readonly string[]): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  const details: unknown[] = error instanceof ApiError && Array.isArray(error.body?.details) ? error.body.details : [];
  for (const detail of details) {
    const { field, message } = (detail ?? {}) as { field?: string; message?: string };
    if (!field || !message) continue;
    const [, name = '', index, ...rest] = field.split('.');
    if (!fields.includes(name)) continue;
    const prefix = index && /^\d+$/.test(index) && rest.length > 0 ? `Entry ${Number(index) + 1}: ` : '';
    problems[name] ??= prefix + message;
  }
  return problems;
}
