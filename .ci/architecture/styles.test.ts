import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../coverage/sources.mjs';
import { root } from '../exec.mjs';
import { styleProblems } from './styles.ts';

const sheets = new Map(
  filesBelow(join(root, 'frontend/src'), /\.css$/).map((file: string) => [
    relative(root, file),
    readFileSync(file, 'utf8'),
  ]),
);

test('no style sheet depends on one engine', () => {
  expect(sheets.size).toBeGreaterThan(20);
  expect(styleProblems(sheets)).toEqual([]);
});

test.each([
  ['p::first-letter { initial-letter: 3; margin-right: 1em }', 'initial-letter outside of @supports'],
  ['footer { animation: run both; animation-timeline: view() }', 'animation-timeline outside of @supports'],
  ['@keyframes run { to { transform: translateX(calc(100vw - 100%)) } }', 'which counts the scroll bar in'],
  ['@keyframes run { to { top: 0 } } @keyframes run { to { left: 0 } }', 'the later one counts everywhere'],
])('reported: %s', (css, problem) => {
  expect(styleProblems(new Map([['a.css', css]]))).toEqual([expect.stringContaining(problem)]);
});

test('fine: asked for first', () => {
  const css = 'p { @supports (initial-letter: 3) { initial-letter: 3 } } aside { max-width: min(27rem, 100vw - 1rem) }';
  expect(styleProblems(new Map([['a.css', css]]))).toEqual([]);
});
