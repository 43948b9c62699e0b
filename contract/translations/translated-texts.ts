import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { writeText } from '../i18n/message.ts';
import type { MarkdownHeading } from '../markdown/rendered.ts';
import { type Language, LOCALES } from '../rules/languages.ts';
import { MISSING_PICTURE } from '../rules/missing-picture.ts';
import { translateOrderName } from '../rules/order-lines.ts';
import { toContents } from '../rules/page-contents.ts';
import type { StoredPicture } from '../rules/picture.ts';
import { isInList } from '../rules/text-paths.ts';

/** How a text of an answer relates to its record: the generated table has one for each. */
interface TranslatableText {
  /** Path within the record, when the answer calls it differently; `*` stands for any number. */
  path?: string;
  /** Made from the text, instead of the text itself. */
  form?: 'html' | 'headings' | 'sections' | 'date';
  part?: 'first-paragraph';
  /** May end with the number of further ones, as the name of an order with several lines. */
  more?: true;
  markdown?: true;
  /** The URL of a picture, whose other members but its alt text depend on it. */
  picture?: true;
}

/** A schema of the contract as far as it has texts to translate. */
export interface TranslatableSchema {
  /** The record that the texts belong to: its type, and the member with its id, or the key of the only one. */
  record?: { type: string; id?: string; key?: string };
  texts: Readonly<Record<string, TranslatableText>>;
  /** Members with texts of their own: one object, or a list. */
  parts: Readonly<Record<string, { schema: string; path?: string }>>;
}

export type TranslatableSchemas = Readonly<Record<string, TranslatableSchema>>;

/** A picture without its alt text, which is a text of its own. */
export type PictureFile = Omit<StoredPicture, 'alt'>;

/** What is translated: a picture by another one. */
export type TextKind = 'text' | 'markdown' | 'picture';

/** One text of a record in the original language. */
export interface OriginalText {
  /** Such as `title` or `pricing.0.name`. */
  path: string;
  /** URL of a picture. */
  text: string;
  kind: TextKind;
  /** Only of a picture. */
  picture?: StoredPicture;
}

/** One translated text, or a picture's version. */
export interface TranslatedText {
  path: string;
  /** Of the original that was translated. */
  digest: string;
  /** URL of a picture. */
  text: string;
  /** What an answer shows instead of the original picture. */
  picture?: PictureFile;
  /** Rendered from Markdown. */
  html?: string;
  headings?: MarkdownHeading[];
}

/** `original`: a picture that has no version of its own, which it need not have. */
export type TextStatus = 'missing' | 'outdated' | 'done' | 'original';
/** `incomplete`: some texts are missing. */
export type RecordStatus = 'missing' | 'incomplete' | 'outdated' | 'done';

/**
 * Identifies an original text, so that a later change of it is noticed. Forms and restored revisions trim texts, which
 * changes nothing for a translator.
 */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text.trim()))).slice(0, 16);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const join = (...parts: string[]) => parts.filter((part) => part !== '').join('.');

interface Place {
  record: string;
  path: string;
}

interface FoundText extends Place {
  mark: TranslatableText;
  /** A string, unless the mark has a form. */
  value: unknown;
  /** The object that the text is a member of. */
  owner: Json;
  replace: (value: unknown) => void;
}

/** The record of an object: its own, or that of the object around it. Undefined for an object that has lost its record. */
function recordOf({ record }: TranslatableSchema, object: Json, outer: Place | undefined): Place | undefined {
  if (!record) return outer;
  const id = record.id === undefined ? record.key : object[record.id];
  return id === undefined || id === null ? undefined : { record: `${record.type}/${id}`, path: '' };
}

function visit(
  schemas: TranslatableSchemas,
  name: string,
  value: unknown,
  outer: Place | undefined,
  found: FoundText[],
): void {
  const schema = schemas[name];
  if (!schema) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(schemas, name, item, outer && { ...outer, path: join(outer.path, String(index)) }, found);
    });
    return;
  }
  if (!isObject(value)) return;
  const place = recordOf(schema, value, outer);
  if (place) {
    for (const [key, mark] of Object.entries(schema.texts)) {
      const member = value[key];
      const path = join(place.path, mark.path ?? key);
      if (typeof member === 'string' || mark.form) {
        found.push({
          ...place,
          path,
          mark,
          value: member,
          owner: value,
          replace: (next) => void Object.assign(value, mark.picture ? next : { [key]: next }),
        });
      } else if (Array.isArray(member)) {
        member.forEach((item, index) => {
          const replace = (next: unknown) => void member.splice(index, 1, next);
          if (typeof item === 'string')
            found.push({ ...place, path: join(path, String(index)), mark, value: item, owner: value, replace });
        });
      }
    }
  }
  for (const [key, part] of Object.entries(schema.parts)) {
    const inner = place && { ...place, path: join(place.path, part.path ?? key) };
    visit(schemas, part.schema, value[key], inner, found);
  }
}

const kindOf = ({ markdown, picture }: TranslatableText): TextKind =>
  picture ? 'picture' : markdown ? 'markdown' : 'text';

const toPicture = (owner: Json): StoredPicture => {
  const { url, alt, width, height, widths, placeholder } = owner as StoredPicture;
  return { url, alt, width, height, widths, placeholder };
};

/** The texts and pictures of a record as an administrator edits it, without empty ones. */
export function originalTexts(schemas: TranslatableSchemas, name: string, record: unknown): OriginalText[] {
  const found: FoundText[] = [];
  visit(schemas, name, record, { record: '', path: '' }, found);
  return found.flatMap(({ path, value, mark, owner }) => {
    if (typeof value !== 'string' || value.trim() === '' || mark.form || value === MISSING_PICTURE.url) return [];
    const original = { path, text: value, kind: kindOf(mark) };
    return [mark.picture ? { ...original, picture: toPicture(owner) } : original];
  });
}

/** `type/id` of the records whose texts an answer shows. */
export function recordsOf(schemas: TranslatableSchemas, name: string, body: unknown): string[] {
  const found: FoundText[] = [];
  visit(schemas, name, body, undefined, found);
  return [...new Set(found.map(({ record }) => record))];
}

/**
 * The translation of a text. In a list only a text that has not changed has one: its place may be another one now. A single
 * text keeps its translation, even if it is older than the original. A picture does not: its version shows another picture.
 */
function findTranslation(
  texts: readonly TranslatedText[],
  { path, text, kind }: Pick<OriginalText, 'path' | 'text' | 'kind'>,
): TranslatedText | undefined {
  const digest = digestOf(text);
  return (
    texts.find((entry) => entry.digest === digest && entry.path === path) ??
    texts.find((entry) => entry.digest === digest) ??
    (isInList(path) || kind === 'picture' ? undefined : texts.find((entry) => entry.path === path))
  );
}

const toDate = (text: unknown, locale: string): string | undefined => {
  const zone = ' UTC';
  const day = typeof text === 'string' ? Date.parse(text + zone) : Number.NaN;
  return Number.isNaN(day)
    ? undefined
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
};

/** What an answer shows instead of a member; undefined to leave it as it is. */
function translationOf(
  { path, mark, value }: FoundText,
  texts: readonly TranslatedText[],
  language: Language,
): unknown {
  const whole = texts.find((entry) => entry.path === path);
  if (mark.form === 'html') return whole?.html;
  if (mark.form === 'date') return texts.length > 0 ? toDate(value, LOCALES[language]) : undefined;
  if (mark.form) {
    const parts = whole?.headings && toContents(whole.headings);
    return mark.form === 'headings' ? parts : parts?.map((part) => ({ ...part, blocks: [] }));
  }
  if (mark.part === 'first-paragraph') return whole?.text.split('\n\n', 1)[0];
  if (value === '') return;
  const find = (text: string) => findTranslation(texts, { path, text, kind: kindOf(mark) });
  if (mark.more) {
    const name = translateOrderName(String(value), (title) => find(title)?.text);
    return name && writeText(language, name);
  }
  const translation = find(String(value));
  return mark.picture ? translation?.picture : translation?.text;
}

/**
 * The answer with its texts translated, as far as they are; a new object.
 * @param translations by `type/id`
 */
export function translateAnswer<Body>(
  schemas: TranslatableSchemas,
  name: string,
  body: Body,
  { translations, language }: { translations: ReadonlyMap<string, readonly TranslatedText[]>; language: Language },
): Body {
  const copy = structuredClone(body);
  const found: FoundText[] = [];
  visit(schemas, name, copy, undefined, found);
  for (const text of found) {
    // The number of further products is in the reader's language even where no name is translated.
    const texts = translations.get(text.record) ?? (text.mark.more ? [] : undefined);
    const translation = texts && translationOf(text, texts, language);
    if (translation !== undefined) text.replace(translation);
  }
  return copy;
}

/** What searches find of a record's translation: the texts by which it is shown in lists. */
export const searchedText = (texts: readonly TranslatedText[]): string =>
  texts
    .filter(({ path }) => path === 'title' || path === 'description' || path === 'excerpt')
    .map(({ text }) => text)
    .join('\n');

/** A text of a record beside its translation. */
export interface TranslationField extends OriginalText {
  digest: string;
  /** Empty without a translation. */
  translation: string;
  /** Version of a picture; null for a text, and to show the original. */
  version: PictureFile | null;
  status: TextStatus;
}

export const isPicture = ({ kind }: Pick<OriginalText, 'kind'>): boolean => kind === 'picture';

const withoutTranslation = (original: OriginalText): TextStatus => (isPicture(original) ? 'original' : 'missing');

/** Every text of a record beside its translation; for a changed text of a list, the former one at its place is offered. */
export function toFields(originals: readonly OriginalText[], texts: readonly TranslatedText[]): TranslationField[] {
  const digests = new Set(originals.map(({ text }) => digestOf(text)));
  return originals.map((original) => {
    const digest = digestOf(original.text);
    const current = findTranslation(texts, original);
    const former = texts.find((entry) => entry.path === original.path && !digests.has(entry.digest));
    const entry = current ?? former;
    const status = entry === undefined ? withoutTranslation(original) : entry.digest === digest ? 'done' : 'outdated';
    return { ...original, digest, translation: entry?.text ?? '', version: entry?.picture ?? null, status };
  });
}

/** How far a record is. Pictures count only when their version is older than the original. */
export function recordStatus(fields: readonly Pick<TranslationField, 'kind' | 'status'>[]): RecordStatus {
  const texts = fields.filter((field) => !isPicture(field)).length;
  const missing = fields.filter(({ status }) => status === 'missing').length;
  if (texts > 0 && missing === texts) return 'missing';
  if (missing > 0) return 'incomplete';
  return fields.some(({ status }) => status === 'outdated') ? 'outdated' : 'done';
}
