// Features in the style sheets that not all engines support.
import { type AtRule, type Declaration, type Node, parse } from 'postcss';
import { isUnsupported, isUnsupportedSelector, UNSUPPORTED_FIELDS } from './engine-gaps.ts';
import type { Sources } from './sources.ts';

/** Without `overlay` a dialog leaves the top layer immediately, and what is still visible of it falls into the page. */
const stays = (prop: string, value: string): boolean =>
  prop === 'transition' &&
  value.split(',').some((part) => /\b(?:display|overlay)\b/.test(part) && !part.includes('var(--leaving)'));

const isAsked = (node: Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  return (parent.type === 'atrule' && (parent as AtRule).name === 'supports') || isAsked(parent as Node);
};

/** Text breaks anywhere (base.css), so its min-content width is a letter and not the longest word. */
const breaksLongWords = ({ parent }: Declaration): boolean =>
  parent?.some((node) => node.type === 'decl' && node.prop === 'overflow-wrap' && node.value === 'break-word') ?? false;

/** Declarations that break a page in another engine, and names that two style sheets use for different animations. */
export function findStyleProblems(sources: Sources): string[] {
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
      if (isUnsupported(prop, value) && !isAsked(declaration)) problems.push(`${file}: ${prop} outside of @supports`);
      if (value === 'min-content' && !breaksLongWords(declaration))
        problems.push(`${file}: ${prop}: min-content of single letters, set overflow-wrap: break-word beside it`);
      if (stays(prop, value)) problems.push(`${file}: what is closed stays longer than var(--leaving)`);
      if (/\b100d?vw\b/.test(value) && !/min\(|clamp\(/.test(value))
        problems.push(`${file}: ${prop} by 100vw, which counts the scroll bar in`);
    });
    root.walkRules(({ selectors }) => {
      const lacking = selectors.filter(isUnsupportedSelector);
      if (selectors.length > 1 && lacking.length > 0)
        problems.push(`${file}: ${lacking.join(', ')} takes the whole list of selectors along where it is unknown`);
    });
    return problems;
  });
}

/** The class attribute and the style of a part whose length is a figure. */
const MEASURED =
  /className=(?:"(?<plain>[^"]*)"|\{(?<computed>[^{}]*(?:\{[^{}]*\}[^{}]*)*)\})\s+style=\{\{ (?:width|inlineSize):/g;

/** Bars that only a background shows: forced colours remove it, so the figure would vanish. */
const vanishingBars = (text: string): string[] =>
  [...text.matchAll(MEASURED)]
    .map(({ groups }) => groups?.plain ?? groups?.computed ?? '')
    .filter((classes) => /\bbg-/.test(classes) && !classes.includes('forced-colors:bg-'));

/** In working areas mint alone means selected. */
const SELECTED_OTHERWISE =
  /(?:has-checked|aria-pressed|data-selected|aria-\[(?:current|selected)[^\]]*\]):bg-(?!primary-soft)/;

/** The same in the classes and fields of screens. */
export function findMarkupProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const declared = [...text.matchAll(/(?<=["'`\s:])\[([a-z-]+):([^\]\s]+)\]/g)];
    const problems = declared.flatMap(([, prop = '', value = '']) =>
      isUnsupported(prop, value) && !text.includes(`supports-[${prop}`) ? [`${file}: ${prop} in a class`] : [],
    );
    for (const bar of vanishingBars(text)) problems.push(`${file}: a bar vanishes in forced colours: ${bar.trim()}`);
    if (/\/features\/(?:admin|dashboard)\//.test(file) && SELECTED_OTHERWISE.test(text))
      problems.push(`${file}: what is selected has the background primary-soft`);
    if (UNSUPPORTED_FIELDS.test(text)) problems.push(`${file}: a field for a month or a week is a bare line elsewhere`);
    if (/\bfield-sizing-content\b[^"'`]*\bresize-none\b/.test(text))
      problems.push(`${file}: a field that cannot grow everywhere needs its corner, use grows`);
    return problems;
  });
}
