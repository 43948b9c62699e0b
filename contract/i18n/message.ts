import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, LOCALES } from '../rules/languages.ts';

/** Texts of a plural by category of `Intl.PluralRules`; '#' is the count. */
export interface PluralTexts {
  one?: string;
  other: string;
}

export class Plural {
  readonly count: number;
  readonly texts: PluralTexts;

  constructor(count: number, texts: PluralTexts) {
    this.count = count;
    this.texts = texts;
  }
}

/** Something that is written differently in each language, such as an amount or another message. */
export interface Localised {
  toText(language: Language): string;
  toString(): string;
}

/** Something written by a function of the language. */
export const localised = (write: (language: Language) => string): Localised => ({
  toText: write,
  toString: () => write('en'),
});

/** A text for one reader: localised, or a name or user-written text shown unchanged. */
export type Text = string | Localised;

export const writeText = (language: Language, text: Text): string =>
  typeof text === 'string' ? text : text.toText(language);

/** What a message is filled with. Numbers get the digits of the language, without separators. */
export type MessageValue = string | number | Plural | Localised;

/** A sentence whose language is chosen later. As a string it is English. */
export class Message implements Localised {
  readonly strings: readonly string[];
  readonly values: readonly MessageValue[];

  constructor(strings: readonly string[], values: readonly MessageValue[] = []) {
    this.strings = strings;
    this.values = values;
  }

  toText(language: Language): string {
    return toText(language, this);
  }

  toString(): string {
    return this.strings.map((text, index) => text + (index in this.values ? english(this.values[index]) : '')).join('');
  }

  toJSON(): string {
    return this.toString();
  }
}

function english(value: MessageValue | undefined): string {
  if (!(value instanceof Plural)) return typeof value === 'object' ? value.toText('en') : String(value);
  const { count, texts } = value;
  const text = (pluralCategory('en', count) === 'one' ? texts.one : undefined) ?? texts.other;
  return text.replaceAll('#', formatCount('en', count));
}

const rules = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function cached<Format>(
  formats: Map<Language, Format>,
  language: Language,
  create: (locale: string) => Format,
): Format {
  const format = formats.get(language) ?? create(LOCALES[language]);
  formats.set(language, format);
  return format;
}

const pluralCategory = (language: Language, count: number) =>
  cached(rules, language, (locale) => new Intl.PluralRules(locale)).select(count);

const formatCount = (language: Language, count: number) =>
  cached(numbers, language, (locale) => new Intl.NumberFormat(locale)).format(count);

/** A sentence that is a text already, for example a stored one: translated if a catalogue has it. */
export const toMessage = (text: string): Message => new Message([text]);

interface Translation {
  text: string;
  /** Names of the values in the order of the English message. */
  names: readonly string[];
  compiled?: CompiledMessage;
}

const translations = new Map<Language, Map<string, Translation>>();

/** The end of the argument that begins with the brace at `start`. */
function endOfArgument(message: string, start: number): number {
  let depth = 0;
  for (let at = start; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at + 1;
  }
  throw new Error(`Unclosed brace in message: ${message}`);
}

/**
 * A message of a catalogue with its values numbered, and their names. The catalogue names a value after its variable,
 * which a running program does not know.
 */
function numbered(message: string): { key: string; names: string[] } {
  const names: string[] = [];
  let [key, at] = ['', 0];
  for (let start = message.indexOf('{'); start >= 0; start = message.indexOf('{', at)) {
    const end = endOfArgument(message, start);
    const [, name = '', rest = ''] = /^(\w+)(.*)$/s.exec(message.slice(start + 1, end - 1)) ?? [];
    key += `${message.slice(at, start)}{${names.length}${rest}}`;
    names.push(name);
    at = end;
  }
  return { key: key + message.slice(at), names };
}

/** Adds a catalogue: pairs of an English message and its translation. */
export function addTranslations(language: Language, catalog: Iterable<readonly [message: string, text: string]>): void {
  const known = translations.get(language) ?? new Map<string, Translation>();
  translations.set(language, known);
  for (const [message, text] of catalog) {
    const { key, names } = numbered(message);
    known.set(key, { text, names });
  }
}

/** The message as `numbered` writes it. */
function keyOf({ strings, values }: Message): string {
  const argument = (index: number): string => {
    if (index === strings.length - 1) return '';
    const value = values[index];
    if (!(value instanceof Plural)) return `{${index}}`;
    const texts = Object.entries(value.texts).map(([category, text]) => `${category} {${text}}`);
    return `{${index}, plural, ${texts.join(' ')}}`;
  };
  return strings.map((text, index) => text + argument(index)).join('');
}

/** Numbers without separators: most are identifiers. */
const toDigits = (language: Language, value: number): string =>
  new Intl.NumberFormat(LOCALES[language], { useGrouping: false, maximumFractionDigits: 20 }).format(value);

function fill(
  language: Language,
  tokens: CompiledMessage,
  findValue: (name: string) => MessageValue,
  count?: number,
): string {
  const fillToken = (token: CompiledMessage[number]): string => {
    // Outside a plural it is an ordinary character, as in '#1042'.
    if (token === '#') return count === undefined ? token : formatCount(language, count);
    if (typeof token === 'string') return token;
    const [name, , choices] = token;
    const value = findValue(name);
    if (typeof value === 'number') return toDigits(language, value);
    if (typeof value === 'string') return value;
    if (!(value instanceof Plural)) return value.toText(language);
    const texts = choices as Record<string, CompiledMessage>;
    const text = texts[pluralCategory(language, value.count)] ?? texts.other ?? [];
    return fill(language, typeof text === 'string' ? [text] : text, findValue, value.count);
  };
  return tokens.map(fillToken).join('');
}

/**
 * The sentence in a language; English where the language has no translation. In the scripts of the site, where
 * `macros.ts` is replaced by texts of the document's language, a message is such a text already.
 */
export function toText(language: Language, message: Message): string {
  if (!(message instanceof Message)) return message;
  const translation = translations.get(language)?.get(keyOf(message));
  if (!translation) return message.toString();
  translation.compiled ??= compileMessage(translation.text);
  return fill(language, translation.compiled, (name) => message.values[translation.names.indexOf(name)] ?? '');
}
