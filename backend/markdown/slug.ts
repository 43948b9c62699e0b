import anyAscii from 'any-ascii';
import { spellBangla } from './bangla.ts';

const LONGEST = 80;
/** Pictures and the joints between them have names that nobody would type. */
const PICTURES = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/** An address made of a title in any script: `Über Flüsse` becomes `uber-flusse`; empty when nothing of it can be one. */
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

/** The first of `rivers`, `rivers-2`, `rivers-3` … that nobody has. */
export function freeSlug(slug: string, isTaken: (address: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug.slice(0, LONGEST - 5)}-${number}`;
  return free;
}
