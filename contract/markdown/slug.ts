import anyAscii from 'any-ascii';
import { hasBanglaLetter, SLUG_WORDS } from '../rules/article-slugs.ts';
import { spellBangla } from './bangla.ts';

const MAX_SLUG_LENGTH = 80;
/** Pictographs and their joiners have names that no one would type. */
const PICTURES = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

const cutAtWord = (slug: string): string =>
  slug.length > MAX_SLUG_LENGTH
    ? slug
        .slice(0, MAX_SLUG_LENGTH + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_SLUG_LENGTH)
    : slug;

/** A slug made from a title in any script: `Über Flüsse` becomes `uber-flusse`; empty when the title yields none. */
export function slugOf(title: string): string {
  const latin = anyAscii(spellBangla(title.replace(PICTURES, ' ')).normalize('NFC'))
    .replace(/['"`^~]/g, '')
    .toLowerCase();
  const slug = (latin.match(/[a-z0-9]+/g) ?? []).join('-');
  const cut = cutAtWord(slug);
  return /[a-z]/.test(cut) ? cut : '';
}

/** A slug that keeps Bangla letters: `বর্ষায় নদী, ২০২৬` becomes `বর্ষায়-নদী-২০২৬`; of titles in other scripts as above. */
export function banglaSlugOf(title: string): string {
  if (!hasBanglaLetter(title)) return slugOf(title);
  const words = title.normalize('NFC').toLowerCase().match(SLUG_WORDS) ?? [];
  return cutAtWord(words.join('-'));
}

/** The first free one of `rivers`, `rivers-2`, `rivers-3` … */
export function freeSlug(slug: string, isTaken: (address: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug.slice(0, MAX_SLUG_LENGTH - 5)}-${number}`;
  return free;
}
