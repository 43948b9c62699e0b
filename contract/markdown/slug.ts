import anyAscii from 'any-ascii';
import { spellBangla } from './bangla.ts';

const LONGEST = 80;
/** Pictographs and their joiners have names that no one would type. */
const PICTURES = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/** A slug made from a title in any script: `Über Flüsse` becomes `uber-flusse`; empty when the title yields none. */
export function slugOf(title: string): string {
  const latin = anyAscii(spellBangla(title.replace(PICTURES, ' ')).normalize('NFC'))
    .replace(/['"`^~]/g, '')
    .toLowerCase();
  const slug = (latin.match(/[a-z0-9]+/g) ?? []).join('-');
  const cut =
    slug.length > LONGEST
      ? slug
          .slice(0, LONGEST + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, LONGEST)
      : slug;
  return /[a-z]/.test(cut) ? cut : '';
}

/** The first free one of `rivers`, `rivers-2`, `rivers-3` … */
export function freeSlug(slug: string, isTaken: (address: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug.slice(0, LONGEST - 5)}-${number}`;
  return free;
}
