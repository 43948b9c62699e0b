import { caseStudies } from './case-studies.ts';
import { film } from './film.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { sections } from './site.ts';
import { slides } from './slides.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { banglaPictures } from './translations.ts';
import type { PictureContent } from './types.ts';

/** `/media/hero-mehndi-65fab0fa-1080.webp` becomes `hero-mehndi`. */
const nameOf = (url: string): string =>
  (url.split('/').at(-1) ?? url).replace(/\.\w+$/, '').replace(/(?:-[0-9a-f]{8})?(?:-\d+)?$/, '');

/** Every picture of the demo content, without duplicates, with its name in the library. */
export function libraryPictures(): (PictureContent & { name: string })[] {
  const all = [
    ...posts.flatMap(({ image, figures }) => [image, ...figures]),
    ...slides.map((slide) => slide.picture),
    ...products.flatMap(({ images, text }) => [...images, ...(text?.figures ?? [])]),
    ...services.map(({ image }) => image),
    ...team.map(({ image }) => image),
    ...testimonials.map(({ image }) => image),
    ...caseStudies.flatMap(({ image, figures, portrait }) => [image, ...figures, ...(portrait ? [portrait] : [])]),
    film.poster,
    sections.identity.logo,
    sections.identity.logoDark,
    sections.identity.icon,
    sections.identity.shareCard,
    ...banglaPictures(),
  ].filter((picture) => picture !== null);
  const byUrl = new Map(all.map((picture) => [picture.url, { ...picture, name: nameOf(picture.url) }]));
  return [...byUrl.values()];
}
