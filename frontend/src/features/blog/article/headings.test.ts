import { expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

it('finds the parts of a text in their order, as words', () => {
  const html =
    '<h2 id="text-a">Salt &amp; <em>light</em></h2><p>x</p><h3 id="text-b">No</h3><h2 id="text-c">“C&#39;s”</h2>';
  expect(headingsOf(html)).toEqual([
    { id: 'text-a', title: 'Salt & light' },
    { id: 'text-c', title: "“C's”" },
  ]);
});

it('finds none in a text without headings, and in one that was never rendered', () => {
  expect(headingsOf('<p>Short.</p>')).toEqual([]);
  expect(headingsOf(null)).toEqual([]);
});
