import { ChartColumn, House, Star } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon, { type IconData } from '../frontend/tools/stand-ins/create-icon.ts';

const packages = '../node_modules/lucide-react/dist/esm/icons/';
const dataOf = async (file: string): Promise<IconData> => (await import(`${packages}${file}.mjs`)).__iconData;

/** Attributes in any order. */
const partsOf = (markup: string) => markup.match(/[\w-]+="[^"]*"|<\/?\w+/g)?.sort();

test.each([
  ['star', Star, { className: 'size-4', 'aria-hidden': true }],
  ['chart-column', ChartColumn, { className: 'size-5 shrink-0', strokeWidth: 1.5 }],
  ['house', House, { 'aria-label': 'Home', role: 'img' }],
] as const)('the icon %s matches its package', async (file, original, props) => {
  const own = renderToStaticMarkup(createElement(createIcon(await dataOf(file)), props));
  expect(partsOf(own)).toEqual(partsOf(renderToStaticMarkup(createElement(original, props))));
});
