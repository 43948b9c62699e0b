import type { MockState } from './state.ts';

/** What shows it, for people, and the picture's address. */
type Use = [label: string, url: string | undefined];

/** Where a picture is shown, or would be again: what was deleted can still be brought back. */
export const pictureUses = (state: MockState, url: string): string[] => {
  const shown: Use[] = [
    ...state.catalogue.flatMap(({ product }) =>
      product.images.map((image): Use => [`Product: ${product.title}`, image.url]),
    ),
    ...state.articles.map(({ title, image }): Use => [`Article: ${title}`, image?.url]),
    ...state.lists.slides.map(({ name, picture }): Use => [`Hero slide: ${name}`, picture.url]),
    ...state.lists.testimonials.map(({ name, image }): Use => [`Testimonial: ${name}`, image.url]),
    ...state.lists.services.map(({ title, image }): Use => [`Service: ${title}`, image.url]),
    ...state.lists.team.map(({ name, image }): Use => [`Team: ${name}`, image.url]),
    [`Film: ${state.home.film.title}`, state.home.film.poster.url],
  ];
  return shown
    .filter(([, used]) => used === url)
    .map(([label]) => label)
    .sort();
};
