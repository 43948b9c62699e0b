/** Control characters and the two line separators of Unicode. */
const SECOND_LINE = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text fits where only one line may stand, such as in a mail's header. */
export const isOneLine = (text: string): boolean => !SECOND_LINE.test(text);

/** Signs that turn the order of reading round: a name with them reads as another one. */
const READING_ORDER = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a person's name fits where only one line may stand; names end up in mail headers. */
export const isName = (name: string): boolean => !/\p{Cc}/u.test(name) && !READING_ORDER.test(name);

/** Text that PostgreSQL keeps as it is: without U+0000 and without half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Line ends of one kind, no blanks around. */
export const toPlainLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\u2800]/u;
const ONLY_INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Z}\s\u2800]+$/u;

/**
 * The one spelling of a text: letters with marks may be written as one sign or as several (`\u09df` and `\u09af\u09bc`, `\u00e9` and
 * `e\u0301`), and compare as different texts. A text in which nothing can be seen is empty.
 */
export function oneSpelling(text: string): string {
  if (ONLY_INVISIBLE.test(text) && INVISIBLE.test(text)) return '';
  return text.normalize('NFC');
}

/** Fields whose text is compared by its hash and has a rule of its own: `passwordSpellings`. */
const SECRET = /password/i;

function spelledField(name: string, text: string): string {
  if (SECRET.test(name)) return text;
  return name === 'search' ? oneSpelling(text).replaceAll(/\s+/g, ' ') : oneSpelling(text);
}

/**
 * Every text in a value in its one spelling, except passwords; blanks typed twice in a search are one. Without recursion, because
 * the caller chooses the depth.
 */
export function inOneSpelling<Value>(value: Value): Value {
  const root = { value };
  const open: object[] = [root];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const [name, item] of Object.entries(part)) {
      if (typeof item === 'string') Reflect.set(part, name, spelledField(name, item));
      else if (typeof item === 'object' && item !== null && !ArrayBuffer.isView(item)) open.push(item);
    }
  }
  return root.value;
}

const COMPOSED: readonly (readonly [string, string])[] = [
  ['\u09a1\u09bc', '\u09dc'],
  ['\u09a2\u09bc', '\u09dd'],
  ['\u09af\u09bc', '\u09df'],
];

/** The spelling in which a new password is kept. */
export const spellPassword = (password: string): string => password.normalize('NFC');

/**
 * How the same password may have been typed on another system, the kept spelling first. Hashes of former releases are of
 * what was typed, so the others are tried as well; a password in plain letters has one.
 */
export function passwordSpellings(password: string): string[] {
  const kept = spellPassword(password);
  const composed = COMPOSED.reduce((text, [two, one]) => text.replaceAll(two, one), kept);
  return [...new Set([kept, password, composed, password.normalize('NFD')])];
}
