// User-facing texts and comments sound native; some words reveal another language's idiom.
import type { Sources } from './sources.ts';
import { comments, parseSource, visit } from './syntax.ts';

const FORBIDDEN =
  /\b(?:somebody|nobody|anybody|everybody|whoever|any more|for ever|(?:is|are) told|taken back|by itself|stands in|lies in)\b/i;

/** Users read times of their own zone or the shop's. */
const UTC = /\bUTC\b/;

/** Words of comments in backticks are names of code. */
const NAME_OF_CODE = /`[^`]*`/g;

/** A name, a key or a class is not a sentence, and users do not read SQL. */
const isProse = (text: string): boolean => /\S\s+\S/.test(text) && !/\b(?:select|coalesce)\b/.test(text);

/** The strings of a file, without its comments. */
function textsOf(file: string, text: string): string[] {
  const found: string[] = [];
  visit(parseSource(file, text), ({ type, value, start, end }) => {
    if (type === 'TemplateElement') found.push(text.slice(start, end));
    else if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.push(value);
  });
  return found;
}

/** The sentences with such a word. */
export const findOddSentences = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    textsOf(file, text)
      .filter((one) => isProse(one) && (FORBIDDEN.test(one) || UTC.test(one)))
      .map((one) => `${file}: ${one.trim()}`),
  );

/** The comments with such a word. */
export const findOddComments = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    comments(file, text)
      .filter((one) => FORBIDDEN.test(one.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replaceAll(NAME_OF_CODE, '')))
      .map((one) => `${file}: ${one.trim()}`),
  );
