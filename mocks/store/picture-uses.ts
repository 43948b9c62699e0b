import type { MockState } from './state.ts';

/** Where a picture is shown, for people. */
export const pictureUses = (state: MockState, url: string): string[] => {
  const shown: [string, string | undefined][] = [
    ...state.catalogue.flatMap(({ product }) =>
      product.images.map((image): [string, string] => [`Product: ${product.title}`, image.url]),
    ),
    ...state.posts.map((post): [string, string] => [`Article: ${post.title}`, post.image.url]),
    ...state.home.slides.map((slide): [string, string] => [`Hero slide: ${slide.name}`, slide.picture.url]),
    ...state.home.testimonials.map((voice): [string, string] => [`Testimonial: ${voice.name}`, voice.image.url]),
    ...state.services.map((service): [string, string] => [`Service: ${service.title}`, service.image.url]),
    ...state.about.team.map((member): [string, string] => [`Team: ${member.name}`, member.image.url]),
    [`Film: ${state.home.film.title}`, state.home.film.poster.url],
  ];
  return shown
    .filter(([, used]) => used === url)
    .map(([label]) => label)
    .sort();
};
