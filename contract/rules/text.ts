/** Control characters and the two line separators of Unicode. */
const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text is a single line, as required in an email header, for example. */
export const isOneLine = (text: string): boolean => !LINE_BREAK.test(text);

/** Characters that change the reading direction: a name with them is displayed as a different one. */
const BIDI_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a person's name is a single line; names are used in email headers. */
export const isName = (name: string): boolean => !/\p{Cc}/u.test(name) && !BIDI_CONTROL.test(name);

/** Text that PostgreSQL can store unchanged: without U+0000 and unpaired surrogates. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** The first code points of a text: cut anywhere, the halves of an emoji could not be stored. */
export const cutText = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Normalised line endings, trimmed. */
export const toPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** Trimmed, or null where nothing is left. */
export const trimToNull = (text: string | null | undefined): string | null => text?.trim() || null;

export const trimLines = (lines: readonly string[]): string[] => lines.map((line) => line.trim());

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\u2800]/u;
const ONLY_INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Z}\s\u2800]+$/u;

/**
 * Unicode normalisation: letters with marks may be one code point or several (`\u09df` and `\u09af\u09bc`, `\u00e9` and
 * `e\u0301`), and would compare as different. A text without visible characters becomes empty.
 */
export function normaliseUnicode(text: string): string {
  if (ONLY_INVISIBLE.test(text) && INVISIBLE.test(text)) return '';
  return text.normalize('NFC');
}

/** Fields compared by hash, with their own rule: `listPasswordForms`. */
const SECRET = /password/i;

function normaliseField(name: string, text: string): string {
  if (SECRET.test(name)) return text;
  return name === 'search' ? normaliseUnicode(text).replaceAll(/\s+/g, ' ') : normaliseUnicode(text);
}

/**
 * Normalises every text in a value, except passwords; repeated spaces in a search become one. Without recursion,
 * because the caller controls the depth.
 */
export function normaliseUnicodeDeep<Value>(value: Value): Value {
  const root = { value };
  const queue: object[] = [root];
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) {
    for (const [name, item] of Object.entries(part)) {
      if (typeof item === 'string') Reflect.set(part, name, normaliseField(name, item));
      else if (typeof item === 'object' && item !== null && !ArrayBuffer.isView(item)) queue.push(item);
    }
  }
  return root.value;
}

const COMPOSITIONS: readonly (readonly [string, string])[] = [
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  ['\u09af\u09bc', '\u09df'],
];

/** The form in which a new password is hashed. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

/**
 * The forms in which the same password may be typed on other systems, the hashed form first. Hashes of earlier releases
 * are of the text as typed, so the others are tried as well; an ASCII password has only one.
 */
export function listPasswordForms(password: string): string[] {
  const normalised = normalisePassword(password);
  const composed = COMPOSITIONS.reduce((text, [two, one]) => text.replaceAll(two, one), normalised);
  return [...new Set([normalised, password, composed, password.normalize('NFD')])];
}
