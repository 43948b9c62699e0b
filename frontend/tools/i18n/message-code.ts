import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** What a message is filled with, as source code. */
export interface MessageParts {
  /** Source of each value by its name in the message. */
  values: ReadonlyMap<string, string>;
  /** Source of the element around or in a text by its name, with `children` as its content; none for plain text. */
  element?: (name: string, children: string | null) => string;
  /** Source of a value that may be a number, as it is written in the text. */
  digits?: (value: string) => string;
}

/** One part of a text: literal characters, or the source of an expression that yields a string or an element. */
type Part = { text: string } | { code: string; isElement?: true };

interface Tag {
  tag: 'start' | 'end' | 'empty';
  name: string;
}

/** A text as its tags and what stands between them. */
function splitAtTags(part: Part): (Part | Tag)[] {
  if ('code' in part) return [part];
  return part.text.split(/(<\/?\w+\/?>)/).flatMap((piece): (Part | Tag)[] => {
    const [, closes, name, isEmpty] = /^<(\/?)(\w+)(\/?)>$/.exec(piece) ?? [];
    if (name !== undefined) return [{ tag: isEmpty ? 'empty' : closes ? 'end' : 'start', name }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

const quote = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028');
const inTemplate = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');

/** Integer counts that a language calls one; the others are left to `Intl`. */
const IS_ONE: Readonly<Record<string, (count: string) => string>> = { en: (count) => `${count}===1` };

/**
 * A translated message as a JavaScript expression: a string, or with elements the children of a React node.
 * @throws Error for a message that names a value or an element it does not have
 */
export function messageCode(
  message: string,
  locale: string,
  { values, element, digits = (value) => value }: MessageParts,
): string {
  const [language = locale] = locale.split('-');

  const codeOfValue = (name: string): string => {
    const code = values.get(name);
    if (code === undefined) throw new Error(`The message has no value {${name}}: ${message}`);
    return code;
  };

  const choiceCode = (name: string, type: string, choices: Record<string, CompiledMessage>): Part => {
    const exact = Object.keys(choices).filter((key) => /^\d+$/.test(key));
    const kinds = Object.keys(choices).filter((key) => key !== 'other' && key !== 'offset' && !exact.includes(key));
    const branch = (key: string) => join(partsOf(choices[key] ?? [], '$n'));
    const isOne = IS_ONE[language];
    const kindTest = (kind: string): string => {
      if (type === 'select') return `$n===${quote(kind)}`;
      if (type === 'plural' && kind === 'one' && isOne) return isOne('$n');
      const options = type === 'selectordinal' ? ',{type:"ordinal"}' : '';
      return `new Intl.PluralRules(${quote(locale)}${options}).select($n)===${quote(kind)}`;
    };
    const tests = [...exact.map((key) => [`$n===${key}`, key]), ...kinds.map((key) => [kindTest(key), key])];
    const code = tests.reduceRight((rest, [test, key]) => `${test}?${branch(key ?? '')}:${rest}`, branch('other'));
    const choice = `($n=>${code})(${codeOfValue(name)})`;
    return element ? { code: choice, isElement: true } : { code: choice };
  };

  const partsOf = (tokens: CompiledMessage, counted?: string): Part[] =>
    tokens.map((token) => {
      if (token === '#' && counted) return { code: `${counted}.toLocaleString(${quote(locale)})` };
      if (typeof token === 'string') return { text: token };
      const [name, type, format] = token;
      if (type === undefined) return { code: digits(codeOfValue(name)) };
      if (!/^(?:plural|select|selectordinal)$/.test(type)) throw new Error(`{${name}, ${type}} is not supported`);
      return choiceCode(name, type, format as Record<string, CompiledMessage>);
    });

  /** One expression of all parts. */
  const join = (parts: Part[]): string => {
    // Neighbouring texts and values become one text node: page translation replaces nodes one by one.
    const runs: Part[][] = [];
    for (const part of element ? elementParts(parts, element) : merge(parts)) {
      const last = runs.at(-1);
      if (last && !isElement(part) && !last.some(isElement)) last.push(part);
      else runs.push([part]);
    }
    const codes = runs.map(runCode);
    return codes.length > 1 ? `[${codes.join(',')}]` : (codes[0] ?? '""');
  };

  /** Parts with their tags replaced by elements. */
  const elementParts = (parts: Part[], toElement: NonNullable<MessageParts['element']>): Part[] => {
    const open: { name: string; content: Part[] }[] = [];
    const result: Part[] = [];
    const add = (part: Part) => (open.at(-1)?.content ?? result).push(part);
    const close = (name: string) => {
      const ended = open.pop();
      if (ended?.name !== name) throw new Error(`The tags of this message do not match: ${message}`);
      add({ code: toElement(name, join(ended.content)), isElement: true });
    };
    for (const part of merge(parts).flatMap(splitAtTags)) {
      if (!('name' in part)) add(part);
      else if (part.tag === 'empty') add({ code: toElement(part.name, null), isElement: true });
      else if (part.tag === 'start') open.push({ name: part.name, content: [] });
      else close(part.name);
    }
    if (open.length > 0) throw new Error(`A tag of this message is not closed: ${message}`);
    return result;
  };

  return join(partsOf(compileMessageOrThrow(message)));
}

const isElement = (part: Part): boolean => 'isElement' in part;

/** An element, or a string of texts and values. */
function runCode(parts: readonly Part[]): string {
  const [only] = parts;
  if (parts.length === 1 && only && 'text' in only) return quote(only.text);
  if (only && 'code' in only && only.isElement) return only.code;
  return `\`${parts.map((part) => ('text' in part ? inTemplate(part.text) : `\${${part.code}}`)).join('')}\``;
}

/** Neighbouring texts become one; empty ones are left out. */
function merge(parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if ('code' in part || !last || 'code' in last) merged.push('text' in part ? { text: part.text } : part);
    else last.text += part.text;
  }
  return merged.filter((part) => 'code' in part || part.text !== '');
}
