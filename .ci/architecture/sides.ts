// Screens that mirror in a language from right to left: 'start' and 'end' instead of 'left' and 'right'.
import { type Declaration, parse } from 'postcss';
import type { Sources } from './sources.ts';

const START = String.raw`(?<=["'\`\s:!])`;
const END = String.raw`(?=["'\`\s/])`;
const SIDED_CLASS = new RegExp(
  [
    String.raw`${START}-?(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\[|\(|\d|px|auto|full)[^\s"'\`]*`,
    String.raw`${START}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-[^\s"'\`]+)?${END}`,
    `${START}(?:text|float)-(?:left|right)${END}`,
  ].join('|'),
  'g',
);

const SIDED_PROPERTY = /^(?:margin|padding|border)-(?:left|right)\b/;
const isSided = ({ prop, value }: Declaration) =>
  SIDED_PROPERTY.test(prop) || (/^(?:text-align|float)$/.test(prop) && /^(?:left|right)$/.test(value));

/** Classes that name a side of the screen. */
export const findSidedClasses = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => [...text.matchAll(SIDED_CLASS)].map(([name]) => `${file}: ${name}`));

/** The same in style sheets. */
export const findSidedStyles = (sources: Sources): string[] =>
  [...sources].flatMap(([file, css]) => {
    const problems: string[] = [];
    parse(css).walkDecls((declaration) => {
      if (isSided(declaration)) problems.push(`${file}: ${declaration.prop}: ${declaration.value}`);
    });
    return problems;
  });
