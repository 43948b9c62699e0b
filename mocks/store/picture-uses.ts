import type { MockState } from './state.ts';

/** The name of what shows it, and the picture's URL. */
type Use = [label: string, url: string | undefined];

/** Where a picture is shown, or would be again after a restore. */
export const pictureUses = (state: MockState, url: string): string[] => {
  const { identity } = state.sections;
  const shown: Use[] = [
    ...state.catalogue.flatMap(({ product }) =>
      product.images.map((image): Use => [`Product: ${product.title}`, image.url]),
    ),
    ...state.articles.map(({ title, image }): Use => [`Article: ${title}`, image?.url]),
    ...state.articles
      .filter(({ html }) => html?.includes(`"${url}"`))
      .map(({ title }): Use => [`Text of: ${title}`, url]),
    ...state.pages.filter(({ html }) => html.includes(`"${url}"`)).map(({ title }): Use => [`Page: ${title}`, url]),
    ...state.lists.slides.map(({ name, picture }): Use => [`Hero slide: ${name}`, picture.url]),
    ...state.lists.testimonials.map(({ name, image }): Use => [`Testimonial: ${name}`, image.url]),
    ...state.lists.services.map(({ title, image }): Use => [`Service: ${title}`, image.url]),
    ...state.lists.team.map(({ name, image }): Use => [`Team: ${name}`, image.url]),
    [`Film: ${state.sections.film.title}`, state.sections.film.poster?.url],
    ...[identity.logo, identity.logoDark, identity.icon, identity.shareCard].map(
      (sign): Use => ['Site: identity', sign?.url],
    ),
  ];
  return shown
    .filter(([, used]) => used === url)
    .map(([label]) => label)
    .sort();
};
