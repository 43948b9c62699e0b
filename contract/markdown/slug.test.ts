import { describe, expect, it } from 'vitest';
import { banglaSlugOf, freeSlug, slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['What a calendar has to get right', 'what-a-calendar-has-to-get-right'],
    ['  Über Größe — “Café” & more!  ', 'uber-grosse-cafe-more'],
    ['আমার সোনার বাংলা', 'amar-sonar-bangla'],
    ['বাংলাদেশ ২০২৬', 'bangladesh-2026'],
    ['নতুন ক্যালেন্ডার', 'notun-kalendar'],
    ['শ্রদ্ধা ও শিক্ষা', 'shroddha-o-shikkha'],
    ['কম্পিউটার, সরকার, কলকাতা', 'kompiutar-sorkar-kolkata'],
    ['আমরা খবর পড়ি', 'amra-khobor-pori'],
    ['বিজ্ঞান বিদ্যালয়', 'bigyan-bidyaloy'],
    ['অ্যাপ ও ওয়েবসাইট', 'ap-o-websait'],
    ['রবীন্দ্রনাথ, বঙ্গ, বিশ্ব', 'robindronath-bongo-bishwo'],
    ['React দিয়ে সময়ের হিসাব', 'react-diye-somoyer-hisab'],
    ['Rivers 🎉👩‍🚀', 'rivers'],
    ["The studio's year", 'the-studios-year'],
    ['🎉🎉', ''],
    ['2026', ''],
    ['…', ''],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('truncates at a word, and always fits', () => {
    const long = slugOf('river '.repeat(40));
    expect([long.length <= 80, long.endsWith('river')]).toEqual([true, true]);
    expect(slugOf('a'.repeat(150))).toHaveLength(80);
  });
});

describe('banglaSlugOf', () => {
  it.each([
    ['বর্ষায় নদী, ২০২৬', 'বর্ষায়-নদী-২০২৬'],
    ['React দিয়ে সময়ের হিসাব।', 'react-দিয়ে-সময়ের-হিসাব'],
    ['What a calendar has to get right', 'what-a-calendar-has-to-get-right'],
  ])('%s', (title, slug) => expect(banglaSlugOf(title)).toBe(slug.normalize('NFC')));
});

describe('freeSlug', () => {
  it('adds a number until it is unique', () => {
    const taken = new Set(['rivers', 'rivers-2']);
    expect(freeSlug('rivers', (address) => taken.has(address))).toBe('rivers-3');
  });
});
