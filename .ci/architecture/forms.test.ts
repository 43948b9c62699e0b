import { expect, test } from 'vitest';
import { findFormProblems } from './forms.ts';
import { readSources } from './sources.ts';

test('no form can put typed values into a URL', () =>
  expect(findFormProblems(readSources('frontend/src', 'demo/live'))).toEqual([]));

test.each([
  ['<form onSubmit={send}><input name="email" /></form>', 1],
  ['<form method="post" onSubmit={send} />', 0],
  ['<form aria-label="Checkout" {...form} />', 0],
])('%s: %i problems', (markup, problems) => {
  const text = `export const Part = () => ${markup};`;
  expect(findFormProblems(new Map([['frontend/src/features/a/part.tsx', text]]))).toHaveLength(problems);
});
