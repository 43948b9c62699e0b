import { toAbout, toHome } from '@contract/rules/site-sections.ts';
import { seedContent } from '../../../mocks/store/seed-content.ts';

const { home, catalogue, posts, sections, site, team } = seedContent();

/** The demo's about page. */
export const sampleAbout = { ...toAbout(sections.about), team };

const { film, ...written } = toHome(sections, site, home.slides.length);

/** The demo's content of the home page, for stories of single sections. */
export const sampleHome = {
  ...home,
  ...written,
  film: film ?? getFirst([]),
  projects: catalogue.map(({ card }) => card),
  posts,
};

/** The first entry of a list that the demo content always fills. */
export function getFirst<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('The demo content has no such entry');
  return first;
}

/** A name without break opportunities. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
