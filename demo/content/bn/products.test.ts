import { describe, expect, it } from 'vitest';
import { productSources } from '../products.ts';
import { releaseNotesOf } from '../release-notes.ts';
import { slides } from '../slides.ts';
import { suiteFeatures } from '../suite.ts';
import { banglaProducts } from './products.ts';
import { banglaReleaseNotes } from './release-notes.ts';
import { banglaSlides } from './slides.ts';
import { banglaSuiteFeatures } from './suite.ts';

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Paths at which a translation has no counterpart, or an array of another length. */
function mismatches(english: unknown, bangla: unknown, path = ''): string[] {
  if (Array.isArray(english) !== Array.isArray(bangla)) return [path];
  if (Array.isArray(english) && Array.isArray(bangla) && english.length !== bangla.length) return [path];
  if (!isObject(bangla)) return typeof english === typeof bangla ? [] : [path];
  if (!isObject(english)) return [path];
  const source = new Map(entriesOf(english));
  return entriesOf(bangla).flatMap(([key, value]) => mismatches(source.get(key), value, `${path}/${key}`));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(textsIn) : [];

/** Headings, list items, table rows, pictures and links, in their order. */
const outline = (markdown: string) =>
  [...markdown.matchAll(/^(?:#+|-|\d+\.|>|\|)(?= )|\]\([^)\s]+/gm)].map(([match]) => match);

const LATIN_DIGITS_ALLOWED = /\]\([^)\s]+|^\d+\.(?= )|22H2|Photoshop 2020|Vulkan 1\.2|\bA[24]\b/gm;

const english = {
  products: Object.fromEntries(productSources.map((product) => [product.id, product])),
  notes: Object.fromEntries(productSources.map(({ id }) => [id, releaseNotesOf(id)?.notes.split('\n')])),
  slides,
  suite: suiteFeatures,
};
const bangla = {
  products: banglaProducts,
  notes: banglaReleaseNotes,
  slides: banglaSlides,
  suite: banglaSuiteFeatures,
};
const texts = textsIn(bangla);

describe('Bangla texts of the products, slides, release notes and planned features', () => {
  it('has the shape of the English content', () => {
    expect(mismatches(english, bangla)).toEqual([]);
    expect(Object.keys(banglaProducts)).toEqual(Object.keys(english.products));
    expect(Object.keys(banglaReleaseNotes)).toEqual(Object.keys(english.notes));
  });

  it.each(productSources)('translates every text of $title', (product) => {
    const translated = banglaProducts[product.id];
    const fields = [
      'title',
      'description',
      'text',
      'features',
      'benefits',
      'requirements',
      'faqs',
      'images',
      'pricing',
    ];
    const written = new Set(Object.keys(product));
    expect(Object.keys(translated ?? {})).toEqual([...fields.filter((field) => written.has(field)), 'downloads']);
    expect(translated?.description?.split('\n\n')).toHaveLength(product.description.split('\n\n').length);
    expect(outline(translated?.text?.content ?? '')).toEqual(outline(product.text?.content ?? ''));
  });

  it('is in Unicode normal form C', () => {
    expect(texts.filter((text) => text.normalize('NFC') !== text)).toEqual([]);
  });

  it('has Bangla digits except in versions and names', () => {
    expect(texts.filter((text) => /\d/.test(text.replaceAll(LATIN_DIGITS_ALLOWED, '')))).toEqual([]);
  });

  it('sets the danda directly after the word', () => {
    expect(texts.filter((text) => /\s।|।(?=[^\s*"”)])/.test(text))).toEqual([]);
  });
});
