// Marks sentences like Lingui's macros of the same names, but works while a program runs: the server executes its
// sources. `npm run messages` finds these sentences; in the site's scripts the build replaces them by their texts.
import type { Language } from '../rules/languages.ts';
import { Message, type MessageValue, Plural, type PluralTexts, toText } from './message.ts';

/** A sentence whose language is chosen later, by `toText`. */
export const msg = (strings: TemplateStringsArray, ...values: MessageValue[]): Message => new Message(strings, values);

/** A sentence in a language: t(language)`Your order ${number} is paid`. */
export const t =
  (language: Language) =>
  (strings: TemplateStringsArray, ...values: MessageValue[]): string =>
    toText(language, new Message(strings, values));

/** A part of a sentence that depends on a count, with plain texts: `${plural(count, { one: '# file', other: '# files' })}`. */
export const plural = (count: number, texts: PluralTexts): Plural => new Plural(count, texts);
