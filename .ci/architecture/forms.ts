// A form submitted before its script has loaded, or without JavaScript, must not put typed text into a URL, which logs,
// histories and other sites would store. `useForm` posts; every other form sets its method.
import type { Sources } from './sources.ts';
import { child, children, type Node, parseSource, visit } from './syntax.ts';

const nameOf = (node: Node | undefined): string => (node ? String(node.name) : '');

/** Whether a form sets its method, or leaves it to spread props. */
function saysMethod(opening: Node): boolean {
  return children(opening, 'attributes').some(
    (attribute) => attribute.type === 'JSXSpreadAttribute' || nameOf(child(attribute, 'name')) === 'method',
  );
}

/** Forms without a method, by file and line. */
export const findFormProblems = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!file.endsWith('.tsx') || /\.stories\.tsx$/.test(file)) return [];
    const problems: string[] = [];
    visit(parseSource(file, text), (node) => {
      if (node.type !== 'JSXOpeningElement' || nameOf(child(node, 'name')) !== 'form' || saysMethod(node)) return;
      problems.push(`${file}:${text.slice(0, node.start).split('\n').length} has a form without a method`);
    });
    return problems;
  });
