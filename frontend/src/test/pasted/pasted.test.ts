import { readFileSync } from 'node:fs';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { readTokens } from '@/styles/foundations/read-tokens.ts';
import { Alert, AlertDescription, AlertTitle } from './alert.tsx';
import {
  Breadcrumb,
  BreadcrumbEllipsis,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from './breadcrumb.tsx';
import { Item, ItemActions, ItemContent, ItemGroup, ItemMedia } from './item.tsx';

/* Three components in the form of shadcn/ui's documentation: alias without extensions, `cn`, `cva`, `data-slot`,
   its colour names. `npm run types` and `npm run lint`, which cover this folder too, check that they compile and
   pass lint. */

const styles = new URL('../../styles/', import.meta.url);
const tailwind = new URL('../../../../node_modules/tailwindcss/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', styles), 'utf8');

const sheet = () =>
  compile('@import "tailwindcss/index.css"; @import "./tokens.css"; @import "./utilities.css";', {
    loadStylesheet: async (id) => {
      const url = id.startsWith('tailwindcss/')
        ? new URL(id.slice('tailwindcss/'.length), tailwind)
        : new URL(id, styles);
      return { path: url.pathname, base: '', content: readFileSync(url, 'utf8') };
    },
  });

const classesOf = (html: string) =>
  [...new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))]
    .map((name) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<'))
    // Markers for the `group-…` variants, and the class of an icon, have no rules of their own.
    .filter((name) => name !== '' && !/^(?:group\/|lucide)/.test(name));

/** Classes without a rule: their utility or their token does not exist. */
async function unknownAmong(classes: string[]): Promise<string[]> {
  const { build } = await sheet();
  let css = build([]);
  return classes.filter((name) => {
    const before = css;
    css = build([name]);
    return css === before;
  });
}

const pasted = {
  alert: h(
    'div',
    null,
    h(Alert, null, h(AlertTitle, null, 'Saved'), h(AlertDescription, null, 'Everything is stored.')),
    h(Alert, { variant: 'destructive' }, h(AlertTitle, null, 'Failed'), h(AlertDescription, null, 'Try again.')),
  ),
  breadcrumb: h(
    Breadcrumb,
    null,
    h(
      BreadcrumbList,
      null,
      h(BreadcrumbItem, null, h(BreadcrumbLink, { href: '/' }, 'Home')),
      h(BreadcrumbSeparator),
      h(BreadcrumbItem, null, h(BreadcrumbEllipsis)),
      h(BreadcrumbSeparator),
      h(BreadcrumbItem, null, h(BreadcrumbPage, null, 'Orders')),
    ),
  ),
  item: h(
    ItemGroup,
    null,
    ...(['default', 'outline', 'muted', 'secondary', 'sidebar'] as const).map((variant) =>
      h(Item, { key: variant, variant, size: 'sm' }, h(ItemMedia), h(ItemContent, null, variant), h(ItemActions)),
    ),
  ),
};

describe.each(Object.entries(pasted))('%s', (_name, element) => {
  const html = renderToStaticMarkup(element);

  test('renders with its slots', () => {
    expect(html).toContain('data-slot=');
  });

  test('has only classes that exist', async () => {
    const classes = classesOf(html);
    expect(classes.length).toBeGreaterThan(10);
    expect(await unknownAmong(classes)).toEqual([]);
  });
});

test('a class that overrides one of ours replaces it', () => {
  const html = renderToStaticMarkup(h(ItemActions));
  expect(html).toMatch(/<a href="#open" class="[^"]*\bbg-primary text-white"/);
  expect(html).not.toMatch(/<a href="#open" class="[^"]*bg-transparent/);
});

const colours = [
  'background foreground card card-foreground popover popover-foreground primary primary-foreground secondary',
  'secondary-foreground muted muted-foreground accent accent-foreground destructive border input ring chart-1 chart-2',
  'chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground sidebar-accent',
  'sidebar-accent-foreground sidebar-border sidebar-ring',
].flatMap((line) => line.split(' '));

test('every colour of the default theme has its utilities', async () => {
  const utilities = ['bg', 'text', 'border', 'ring', 'fill', 'stroke', 'outline', 'from', 'decoration'];
  const classes = colours.flatMap((name) =>
    utilities.flatMap((utility) => [`${utility}-${name}`, `${utility}-${name}/50`]),
  );
  const css = (await sheet()).build(classes);
  expect(classes.filter((name) => !css.includes(`.${name.replace('/', '\\/')} {`))).toEqual([]);
});

test('every radius and shadow has its utility', async () => {
  const classes = [
    'rounded-sm',
    'rounded-md',
    'rounded-lg',
    'rounded-xl',
    'shadow-xs',
    'shadow-sm',
    'shadow-md',
    'shadow-lg',
  ];
  expect(await unknownAmong([...classes, 'animate-spin', 'animate-pulse', 'font-mono', 'ease-in-out'])).toEqual([]);
  expect(readTokens(tokens, ':root').map(({ name }) => name)).toContain('radius');
});

describe.each(['light', 'dark'])('%s theme', (theme) => {
  const declared = new Map(
    [...readTokens(tokens, ':root'), ...(theme === 'dark' ? readTokens(tokens, '.dark') : [])].map(
      ({ name, value }) => [name, value],
    ),
  );

  test.each(colours)('%s is a colour', (name) => {
    let value = declared.get(name) ?? '';
    for (let link = /^var\(--([\w-]+)\)$/.exec(value); link; link = /^var\(--([\w-]+)\)$/.exec(value))
      value = declared.get(link[1] ?? '') ?? '';
    expect(value).toMatch(/^oklch\(/);
  });
});

test('an unknown colour is reported', async () => {
  expect(await unknownAmong(['bg-card', 'bg-surface', 'text-nothing'])).toEqual(['bg-surface', 'text-nothing']);
});
