import type {
  AdminTranslation,
  AdminTranslationInput,
  TranslatableType,
  TranslatedRecord,
  TranslationCounts,
  TranslationStatus,
} from '../generated/model.ts';
import { translatableSchemas } from '../generated/translatable.ts';
import { RECORD_SCHEMAS } from './translatable-types.ts';
import {
  isPicture,
  originalTexts,
  recordStatus,
  type TextKind,
  type TranslatedText,
  type TranslationField,
  toFields,
} from './translated-texts.ts';

/** A record in the original language, and its stored translation. */
export interface TranslationSource {
  type: TranslatableType;
  id: string;
  label: string;
  record: unknown;
  translation: StoredTranslation | undefined;
}

interface StoredTranslation {
  texts: readonly TranslatedText[];
  published: boolean;
  /** Those that visitors see while `texts` is a draft. */
  publishedTexts?: readonly TranslatedText[] | null | undefined;
}

/** Whether a translation has texts that visitors do not see. */
const isDraft = (translation: StoredTranslation | undefined): boolean =>
  translation !== undefined &&
  (translation.published ? Boolean(translation.publishedTexts) : translation.texts.length > 0);

/** The texts that visitors see. */
export const visibleTexts = ({ published, publishedTexts, texts }: StoredTranslation): readonly TranslatedText[] =>
  published ? (publishedTexts ?? texts) : [];

/** The texts and pictures of a record beside their translations. */
const fieldsOf = ({ type, id, record, translation }: TranslationSource): TranslationField[] => {
  const schema = id === 'banner' ? 'Banner' : RECORD_SCHEMAS[type];
  return toFields(originalTexts(translatableSchemas, schema, record), translation?.texts ?? []);
};

/** Its texts alone, of which a file has a line each. */
export const textFieldsOf = (source: TranslationSource): TranslationField[] =>
  fieldsOf(source).filter((field) => !isPicture(field));

const statusOf = (
  fields: readonly TranslationField[],
  translation: TranslationSource['translation'],
): TranslationStatus => {
  const status = recordStatus(fields);
  return status === 'done' && isDraft(translation) ? 'draft' : status;
};

/** A record in the list; null when it has no texts. */
export function toTranslatedRecord(source: TranslationSource): TranslatedRecord | null {
  const fields = fieldsOf(source);
  const texts = fields.filter((field) => !isPicture(field)).length;
  if (texts === 0) return null;
  const { type, id, label, translation } = source;
  return {
    type,
    id,
    label,
    status: statusOf(fields, translation),
    draft: isDraft(translation),
    texts,
    missing: fields.filter(({ status }) => status === 'missing').length,
    outdated: fields.filter(({ status }) => status === 'outdated').length,
  };
}

const URGENCY: readonly TranslationStatus[] = ['missing', 'incomplete', 'outdated', 'draft', 'done'];

/** Those that need work first; within a status in the given order. */
export const sortByUrgency = (records: readonly TranslatedRecord[]): TranslatedRecord[] =>
  records.toSorted((a, b) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status));

export const countStatuses = (records: readonly TranslatedRecord[]): TranslationCounts =>
  Object.fromEntries(
    URGENCY.map((status) => [status, records.filter((record) => record.status === status).length]),
  ) as unknown as TranslationCounts;

/** Everything an answer says of a record but who saved it. */
export function toTranslation(
  source: TranslationSource,
): Pick<AdminTranslation, 'type' | 'id' | 'label' | 'status' | 'published' | 'draft' | 'texts'> {
  const fields = fieldsOf(source);
  const { type, id, label, translation } = source;
  return {
    type,
    id,
    label,
    status: statusOf(fields, translation),
    published: translation?.published ?? false,
    draft: isDraft(translation),
    texts: fields.map(({ path, text, digest, kind, translation: translated, status, picture, version }) => ({
      path,
      original: text,
      digest,
      kind,
      text: translated,
      status,
      picture: picture ? { original: picture, translated: version && { ...version, alt: '' } } : null,
    })),
  };
}

/** A path that the record does not have; undefined when there is none. */
export function findUnknownPath(source: TranslationSource, { texts }: AdminTranslationInput): string | undefined {
  const paths = new Set(fieldsOf(source).map(({ path }) => path));
  return texts.find(({ path }) => !paths.has(path))?.path;
}

/**
 * The translation after a change: every text of the record that has one, without what the record has no longer. A picture
 * that is new to it has only its URL, and is yet to be found in the library.
 */
export function changeTexts(
  source: TranslationSource,
  input: AdminTranslationInput,
): (TranslatedText & { kind: TextKind })[] {
  const changes = new Map(input.texts.map((text) => [text.path, text]));
  return fieldsOf(source).flatMap(({ path, digest, kind, translation, version, status }) => {
    const change = changes.get(path);
    const text = (change ? change.text : translation).trim();
    if (text === '') return [];
    const former = source.translation?.texts.find((entry) => entry.path === path);
    // An untouched text stays as old as it is.
    const seen = change?.digest ?? (status === 'outdated' ? (former?.digest ?? digest) : digest);
    return [{ path, digest: seen, text, kind, ...(version?.url === text ? { picture: version } : {}) }];
  });
}

/** Whether visitors see a translation after a change, and the texts they continue to see while the new ones are a draft. */
export function changePublication(
  translation: StoredTranslation | undefined,
  { published, draft = false }: Pick<AdminTranslationInput, 'published' | 'draft'>,
): { published: boolean; publishedTexts: readonly TranslatedText[] | null } {
  if (!published || !draft) return { published, publishedTexts: null };
  // A first draft has nothing that was published before.
  if (!translation?.published) return { published: false, publishedTexts: null };
  return { published, publishedTexts: visibleTexts(translation) };
}

/** A text in the audit log; without a translation, `text` is empty. */
interface AuditedText {
  path: string;
  text: string;
  /** Of the original that was translated, so that undoing a change makes the text no newer than it was. */
  digest: string;
}

/** What the audit log has of a translation: how it is published, and the texts that a change concerns. */
interface AuditedTranslation {
  language: string;
  published: boolean;
  draft: boolean;
  texts: AuditedText[];
}

const auditedText = ({ path, text, digest }: AuditedText): AuditedText => ({ path, text, digest });

/**
 * A change of a translation for the audit log. Publishing a draft is compared with what visitors saw before.
 * @param source before the change
 * @param changed after it
 */
export function auditTranslation(
  source: TranslationSource,
  changed: StoredTranslation,
  language: string,
): { before: AuditedTranslation | null; after: AuditedTranslation } {
  const { translation } = source;
  const isPublishedDraft = translation?.published && changed.published && !changed.publishedTexts;
  const former = translation && isPublishedDraft ? visibleTexts(translation) : (translation?.texts ?? []);
  // The former texts at the present places of their originals.
  const compared = { ...source, translation: { texts: former, published: true } };
  const before = changeTexts(compared, { texts: [], published: true, version: 0 });
  const paths = new Set([...before, ...changed.texts].map(({ path }) => path));
  const pairs = [...paths].map((path) => {
    const find = (texts: readonly TranslatedText[]) => texts.find((text) => text.path === path);
    const [old, now] = [find(before), find(changed.texts)];
    return { old: old ?? { path, text: '', digest: '' }, now: now ?? { path, text: '', digest: '' } };
  });
  const differing = pairs.filter(({ old, now }) => old.text !== now.text || old.digest !== now.digest);
  const publicationOf = (stored: StoredTranslation) => ({
    language,
    published: stored.published,
    draft: isDraft(stored),
  });
  return {
    before: translation ? { ...publicationOf(translation), texts: differing.map(({ old }) => auditedText(old)) } : null,
    after: { ...publicationOf(changed), texts: differing.map(({ now }) => auditedText(now)) },
  };
}
