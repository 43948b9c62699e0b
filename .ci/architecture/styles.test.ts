import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../coverage/sources.mjs';
import { root } from '../exec.mjs';
import { readSources } from './sources.ts';
import { findMarkupProblems, findStyleProblems } from './styles.ts';

const sheets = new Map(
  filesBelow(join(root, 'frontend/src'), /\.css$/).map((file: string) => [
    relative(root, file),
    readFileSync(file, 'utf8'),
  ]),
);

test('no style sheet depends on a single browser engine', () => {
  expect(sheets.size).toBeGreaterThan(20);
  expect(findStyleProblems(sheets)).toEqual([]);
});

test('no screen depends on a single browser engine', () =>
  expect(findMarkupProblems(readSources('frontend/src', 'demo/live'))).toEqual([]));

test.each([
  ['p::first-letter { initial-letter: 3; margin-right: 1em }', 'initial-letter outside of @supports'],
  ['footer { animation: run both; animation-timeline: view() }', 'animation-timeline outside of @supports'],
  ['p { text-box: trim-both cap alphabetic }', 'text-box outside of @supports'],
  ['ul { corner-top-left-shape: squircle }', 'corner-top-left-shape outside of @supports'],
  ['aside { width: calc-size(auto, size) }', 'width outside of @supports'],
  ['dialog { transition: opacity 1s, display 1s allow-discrete }', 'stays longer than var(--leaving)'],
  ['p { width: min-content }', 'min-content of single letters'],
  ['details:open, details.open { top: 0 }', 'takes the whole list of selectors along'],
  ['@keyframes run { to { transform: translateX(calc(100vw - 100%)) } }', 'which counts the scroll bar in'],
  ['@keyframes run { to { top: 0 } } @keyframes run { to { left: 0 } }', 'the later one counts everywhere'],
])('reported: %s', (css, problem) => {
  expect(findStyleProblems(new Map([['a.css', css]]))).toEqual([expect.stringContaining(problem)]);
});

test.each([
  'p { @supports (initial-letter: 3) { initial-letter: 3 } }',
  'aside { max-width: min(27rem, 100vw - 1rem) }',
  'dialog { transition: opacity 1s, display var(--leaving) allow-discrete, overlay var(--leaving) allow-discrete }',
  'p { width: min-content; overflow-wrap: break-word }',
  'p { widows: 3; hanging-punctuation: first; rotate: 1deg }',
  ':is(details:open, details.open) { top: 0 }',
])('fine: %s', (css) => expect(findStyleProblems(new Map([['a.css', css]]))).toEqual([]));

test('in working areas what is selected has one colour', () => {
  const text = '<label className="has-checked:bg-foreground" />';
  expect(findMarkupProblems(new Map([['frontend/src/features/admin/a.tsx', text]]))).toHaveLength(1);
  expect(findMarkupProblems(new Map([['frontend/src/features/public/a.tsx', text]]))).toEqual([]);
});

test.each([
  ['<p className="p-4 [text-box:trim-both]" />', 'text-box in a class'],
  ['<Input type="month" />', 'a field for a month or a week'],
  ['<span className="block h-full bg-primary" style={{ width: share }} />', 'a bar vanishes in forced colours'],
  [
    '<span className={clsx("block", resting ? "bg-ink-9" : "bg-primary")} style={{ inlineSize: share }} />',
    'a bar vanishes',
  ],
  ['<Textarea className="field-sizing-content max-h-80 resize-none" />', 'use grows'],
])('reported in a screen: %s', (text, problem) => {
  expect(findMarkupProblems(new Map([['a.tsx', text]]))).toEqual([expect.stringContaining(problem)]);
});
