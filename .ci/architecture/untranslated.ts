// Visitors and customers read the site in their language: every sentence of their screens goes through a macro.
import { isTest, type Sources } from './sources.ts';
import { child, children, type Node, parseSource, visit } from './syntax.ts';

/** Everything but the administration, whose sentences follow later. */
const OWN_LANGUAGE =
  /^frontend\/src\/(?:features\/(?:public|dashboard)|components|lib|session|hooks|routes(?!\/admin))\/(?!.*\/admin-)/;
/** Attributes whose strings are read or spoken. */
const SPOKEN = /^(?:aria-label|alt|title|placeholder|label|legend|help|line|empty|loading|question|action|hint)$/;
const WORD = /\p{L}{2}/u;
/** A string in code that is a sentence: a capital and more than one word. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']+(?: [\p{L}{}’',:“”-]+)+[.!?…]*$/u;
/** A default name, a header, and the offer of English on pages in another language. */
const NAMES = new Set(['My Portfolio', 'Bearer {}', 'Read this page in English']);
/** What is in a macro, or read by developers only. */
const ELSEWHERE = /^(?:TaggedTemplateExpression|ThrowStatement|ImportDeclaration|TS.*)$/;
const MACROS = /^(?:t|plural|select)$/;

const textOf = (node: Node): string => {
  if (node.type === 'Literal' || node.type === 'JSXText') return String(node.value);
  return children(node, 'quasis')
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join('{}');
};

function untranslatedIn(file: string, text: string): string[] {
  const found: string[] = [];
  const report = (node: Node) =>
    found.push(`${file}:${text.slice(0, node.start).split('\n').length} ${textOf(node).trim().slice(0, 60)}`);
  const isMarked = (node: Node): boolean => {
    if (ELSEWHERE.test(node.type)) return true;
    const name = node.type === 'JSXElement' ? child(child(node, 'openingElement') ?? node, 'name') : undefined;
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
    return name?.name === 'Trans' || (callee !== undefined && MACROS.test(String(callee.name)));
  };
  visit(parseSource(file, text), (node) => {
    if (isMarked(node)) return false;
    if (node.type === 'JSXText' && WORD.test(String(node.value))) report(node);
    const value = node.type === 'JSXAttribute' ? child(node, 'value') : undefined;
    if (value?.type === 'Literal' && SPOKEN.test(String(child(node, 'name')?.name))) {
      if (/^\p{Lu}\p{Ll}/u.test(textOf(value))) report(value);
      return false;
    }
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') {
      const words = textOf(node);
      if (SENTENCE.test(words) && !NAMES.has(words)) report(node);
    }
    return true;
  });
  return found;
}

/** Sentences of public pages and the customer's area that no translation reaches, by file and line. */
export const findUntranslated = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => (OWN_LANGUAGE.test(file) && !isTest(file) ? untranslatedIn(file, text) : []));
