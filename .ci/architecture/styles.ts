// What one engine knows and another does not, in the style sheets.
import { type AtRule, type Node, parse } from 'postcss';
import type { Sources } from './sources.ts';

/** Properties that Firefox or WebKit may lack, and that leave something broken when only their neighbours apply. */
const NEEDS_SUPPORT = /^(?:-webkit-)?initial-letter$|^animation-timeline$/;

const isAsked = (node: Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isAsked(parent as Node);
};

/** Declarations that break a page in another engine, and names that two style sheets give to different motions. */
export function styleProblems(sources: Sources): string[] {
  const motions = new Map<string, string>();
  return [...sources].flatMap(([file, text]) => {
    const problems: string[] = [];
    const root = parse(text);
    root.walkAtRules('keyframes', ({ params }) => {
      const other = motions.get(params);
      if (other) problems.push(`${file}: @keyframes ${params} is in ${other}, too: the later one counts everywhere`);
      motions.set(params, file);
    });
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (NEEDS_SUPPORT.test(prop) && !isAsked(declaration)) problems.push(`${file}: ${prop} outside of @supports`);
      if (/\b100d?vw\b/.test(value) && !/min\(|clamp\(/.test(value))
        problems.push(`${file}: ${prop} by 100vw, which counts the scroll bar in`);
    });
    return problems;
  });
}
