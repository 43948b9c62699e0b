import { expect, test } from 'vitest';
import { fillMessages, markMessages } from './inline-messages.ts';
import { parse } from './syntax.ts';

const IMPORTS = 'import { i18n as $_i18n, Trans as Trans_ } from "@/i18n/runtime.tsx";\n';
const inLanguage = (code: string, language: string, catalog = {}) => {
  const marked = markMessages(IMPORTS + code).trim();
  return fillMessages(marked, parse(marked), language, catalog);
};

const hole = '$' + '{name}';

test('a text becomes a string of its language', () => {
  const code = 'const a = $_i18n._({ id: "x", message: "Hello {name}", values: { name } });';
  expect(inLanguage(code, 'en')).toBe(`const a = \`Hello ${hole}\`;`);
  expect(inLanguage(code, 'bn', { x: 'স্বাগতম, {name}' })).toMatch(
    /^const \$digits=.+;const a = `স্বাগতম, \$\{\$digits\(name\)\}`;$/,
  );
});

test('a number has the digits of the language, and a text stays as it is', () => {
  const code = '$_i18n._({ id: "x", message: "{at} of {all}", values: { at, all } })';
  const run = (language: string) =>
    new Function('at', 'all', inLanguage(code, language).replace(/(`.*`)$/, 'return $1'))(1, '2.5.1');
  expect([run('en'), run('bn')]).toEqual(['1 of 2.5.1', '১ of 2.5.1']);
});

test('a text without a translation stays English', () => {
  expect(inLanguage('$_i18n._({ id: "x", message: "Hello" })', 'bn')).toBe('"Hello"');
});

test('an element keeps its props and gets the translated text', () => {
  const code = 'jsx(Trans_, { id: "x", message: "Read <0>it</0>", components: { 0: jsx("a", { href: "/terms" }) } })';
  expect(inLanguage(code, 'bn', { x: '<0>এটি</0> পড়ুন' })).toBe('[jsx("a", { href: "/terms" ,children:"এটি"})," পড়ুন"]');
});

test('a text inside the props of a translated element is translated, too', () => {
  const inner = '$_i18n._({ id: "y", message: "Terms" })';
  const code = `jsx(Trans_, { ...{ id: "x", message: "<0>It</0>", components: { 0: jsx("a", { title: ${inner} }) } } })`;
  expect(inLanguage(code, 'bn', { y: 'শর্তাবলি' })).toBe('jsx("a", { title: "শর্তাবলি" ,children:"It"})');
});

test('the language itself is written into the script', () => {
  expect(inLanguage('const language = __LANGUAGE__;', 'bn')).toBe('const language = "bn";');
});

test('a translated element cannot have props of its own', () => {
  expect(() => markMessages(`${IMPORTS}jsx(Trans_, { id: "x", message: "It", className: "a" })`)).toThrow(
    'props of its own',
  );
});
