import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../coverage/sources.mjs';
import { root } from '../exec.mjs';
import { findSidedClasses, findSidedStyles } from './sides.ts';

/** Drawings, whose left is left in every language, and what only English is read in. */
const DRAWN = /\/(?:chart|live|admin|dev|foundations)\/|comparison-slider|\.stories\.tsx$/;

const read = (pattern: RegExp, ...folders: string[]) =>
  new Map(
    folders
      .flatMap((folder) => filesBelow(join(root, folder), pattern) as string[])
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')] as const)
      .filter(([file]) => !DRAWN.test(`/${file}`)),
  );

test('screens of visitors and customers mirror in a language from right to left', () => {
  const screens = read(/\.tsx?$/, 'frontend/src/features', 'frontend/src/components', 'frontend/src/routes');
  expect(screens.size).toBeGreaterThan(300);
  expect(findSidedClasses(screens)).toEqual([]);
});

test('their style sheets do, too', () => {
  const sheets = read(/\.css$/, 'frontend/src');
  expect(sheets.size).toBeGreaterThan(20);
  expect(findSidedStyles(sheets)).toEqual([]);
});

test.each([
  '<p className="pl-4" />',
  "'ml-auto'",
  '<i className="sm:-left-3" />',
  "clsx('text-right')",
  '<b className="rounded-tl-xl" />',
])('reported: %s', (text) => expect(findSidedClasses(new Map([['a.tsx', text]]))).toHaveLength(1));

test.each([
  '<p className="ps-4 text-start" />',
  "'ms-auto'",
  '<i className="sm:-start-3" />',
  'const left = 4',
  '<b className="rounded-t-xl" />',
])('fine: %s', (text) => expect(findSidedClasses(new Map([['a.tsx', text]]))).toEqual([]));

test.each(['p { padding-left: 1em }', 'p { text-align: right }', 'p { float: left }'])('reported: %s', (css) =>
  expect(findSidedStyles(new Map([['a.css', css]]))).toHaveLength(1),
);
