// A form that is sent before its script has come, or without one, must not put what was typed into an address: there it would be
// kept by logs, histories and other sites. `useForm` posts; every other form says its method.
import type { Sources } from './sources.ts';
import { child, children, type Node, parsed, visit } from './syntax.ts';

const nameOf = (node: Node | undefined): string => (node ? String(node.name) : '');

/** Whether a form says how it is sent, or leaves it to what is spread on it. */
function saysMethod(opening: Node): boolean {
  return children(opening, 'attributes').some(
    (attribute) => attribute.type === 'JSXSpreadAttribute' || nameOf(child(attribute, 'name')) === 'method',
  );
}

/** Forms without a method, by file and line. */
export const formProblems = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!file.endsWith('.tsx') || /\.stories\.tsx$/.test(file)) return [];
    const problems: string[] = [];
    visit(parsed(file, text), (node) => {
      if (node.type !== 'JSXOpeningElement' || nameOf(child(node, 'name')) !== 'form' || saysMethod(node)) return;
      problems.push(`${file}:${text.slice(0, node.start).split('\n').length} has a form without a method`);
    });
    return problems;
  });
