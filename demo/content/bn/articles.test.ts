import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../contract/markdown/render.ts';
import { privacy } from '../legal/privacy.ts';
import { terms } from '../legal/terms.ts';
import { postSources } from '../posts.ts';
import { banglaPrivacy } from './legal/privacy.ts';
import { banglaTerms } from './legal/terms.ts';
import { banglaPosts } from './posts.ts';

/** Not translated: what names a section, and the kind of a block. */
const KEYS = new Set(['id', 'type']);

/** Every text in a value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (KEYS.has(key) ? [] : textsOf(part)));
};

/** The lengths of all lists, by path: a translation is laid over its source by position. */
const lengthsOf = (value: unknown, path = ''): string[] => {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [`${path}: ${value.length}`] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => lengthsOf(part, `${path}/${key}`))];
};

/** URLs, the locale and names with a version keep their Latin digits. */
const withoutCodes = (text: string): string => text.replaceAll(/\(\/media\/\S+|WCAG 2\.2/g, '');

/**
 * The order of the elements in rendered Markdown, with the addresses that they name. Without spans, which mark runs of
 * Bangla and are therefore as many as the text has.
 */
const outlineOf = (html: string): string[] =>
  [...html.matchAll(/<(?!span)(\w+)[^>]*?(?:\s(?:src|href)="([^"#]*)"[^>]*)?>/g)].map(
    ([, name, url]) => `${name} ${url ?? ''}`,
  );

const articles = postSources.map((source) => ({ name: source.title, source, bangla: banglaPosts[source.id] }));
const pages = [
  { name: privacy.title, source: privacy, bangla: banglaPrivacy },
  { name: terms.title, source: terms, bangla: banglaTerms },
];

describe.each([...articles, ...pages])('the translation of “$name”', ({ bangla }) => {
  it('is normalised, in Bangla digits and with a space after each danda', () => {
    const texts = textsOf(bangla);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) {
      expect(text.normalize('NFC')).toBe(text);
      expect(withoutCodes(text)).not.toMatch(/[0-9]|\s।|।(?![\s”"]|\[\^|$)/);
    }
  });
});

it.each(articles)('“$name” keeps the structure of the article', ({ source, bangla }) => {
  const figures = source.figures.map((figure, index) => ({ ...figure, alt: bangla?.figures?.[index]?.alt ?? '' }));
  const { html, notes } = renderMarkdown(bangla?.content ?? '', figures);
  expect(notes).toEqual([]);
  expect(outlineOf(html)).toEqual(outlineOf(renderMarkdown(source.content, source.figures).html));
  expect(bangla?.figures).toHaveLength(source.figures.length);
  expect(Boolean(bangla?.series)).toBe(source.series !== '');
});

it.each(pages)('“$name” has a text for every text of the page', ({ source, bangla }) => {
  expect(lengthsOf(bangla)).toEqual(lengthsOf(source));
  expect(textsOf(bangla)).toHaveLength(textsOf(source).length);
});
