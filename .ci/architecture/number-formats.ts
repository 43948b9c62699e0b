// Numbers and dates are written in the page's language: ৪.৮ on a Bangla page, not 4.8.
import { isTest, type Sources } from './sources.ts';
import { child, children, getLastName, type Node, parseSource, visit } from './syntax.ts';

/** What visitors and customers read; the administration follows later. */
const OWN_LANGUAGE =
  /^(?:frontend\/src\/(?:features\/(?:public|dashboard)|components|lib|session|hooks|routes(?!\/admin))|demo\/live)\/(?!.*\/admin-)/;
/** Formats that a machine reads: a file of tables, an attribute, a calculation. */
const FOR_MACHINES = /(?:\/[\w-]*csv[\w-]*|\/json-ld|\/input-max-length|\/use-now)\.tsx?$/;
/** Read by the page's own code, or the same in every language. */
const FIXED = new Set(["Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone })"]);

const FORMAT = /^(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|PluralRules|ListFormat|DisplayNames)$/;

const isEnglish = (argument: Node | undefined): boolean =>
  argument === undefined || (argument.type === 'Literal' && /^en\b/.test(String(argument.value)));

function fixedFormatsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const source = (node: Node) => text.slice(node.start, node.end);
  const report = (node: Node) =>
    found.push(`${file}:${text.slice(0, node.start).split('\n').length} ${source(node).slice(0, 70)}`);
  visit(parseSource(file, text), (node, around) => {
    const callee = child(node, 'callee');
    if (!callee || (node.type !== 'CallExpression' && node.type !== 'NewExpression')) return true;
    const [first] = children(node, 'arguments');
    const name = getLastName(callee);
    const isFormat = FORMAT.test(name) || name.startsWith('toLocale');
    if (isFormat && isEnglish(first) && !FIXED.has(source(node).replace(/^new /, ''))) report(node);
    // In an attribute such as a path it is no text.
    if (name === 'toFixed' && around?.type === 'JSXExpressionContainer') report(node);
    return true;
  });
  return found;
}

/** Formats of numbers and dates that are English in every language, by file and line. */
export const findFixedFormats = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    OWN_LANGUAGE.test(file) && !isTest(file) && !FOR_MACHINES.test(file) ? fixedFormatsIn(file, text) : [],
  );
