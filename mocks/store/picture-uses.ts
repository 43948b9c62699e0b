import { previewPictures } from '../../contract/rules/product-preview.ts';
import { SITE_RECORD } from '../../contract/translations/translatable-types.ts';
import type { MockState } from './state.ts';

/** The name of what shows it, and the picture's URL. */
type PictureUse = [label: string, url: string | undefined];

const nameOf = (state: MockState, record: string): string | undefined => {
  const { lists, catalogue, articles } = state;
  const [type, id] = record.split('/');
  const find = <Row extends { id: number }>(rows: readonly Row[]) => rows.find((row) => String(row.id) === id);
  switch (type) {
    case 'product':
      return find(catalogue.map(({ product }) => product))?.title;
    case 'bundle':
      return find(state.bundles)?.name;
    case 'article':
      return find(articles)?.title;
    case 'slide':
      return find(lists.slides)?.name;
    case 'service':
      return find(lists.services)?.title;
    case 'testimonial':
      return find(lists.testimonials)?.name;
    case 'team-member':
      return find(lists.team)?.name;
    default:
      return SITE_RECORD.label;
  }
};

const translatedUses = (state: MockState, url: string): string[] =>
  Object.entries(state.translations).flatMap(([key, stored]) => {
    const isUsed = [...(stored?.texts ?? []), ...(stored?.publishedTexts ?? [])].some(
      ({ picture }) => picture?.url === url,
    );
    const [, record = ''] = key.split(' ');
    return isUsed ? [`Translation of: ${nameOf(state, record)}`] : [];
  });

/** Where a picture is shown, or would be again after a restore. */
export const pictureUses = (state: MockState, url: string): string[] => {
  const { identity } = state.sections;
  const uses: PictureUse[] = [
    ...state.catalogue.flatMap(({ product }) =>
      product.images.map((image): PictureUse => [`Product: ${product.title}`, image.url]),
    ),
    ...state.catalogue.flatMap(({ product: { title, preview } }) =>
      [...new Set(preview ? previewPictures(preview).map((picture) => picture.url) : [])].map(
        (previewUrl): PictureUse => [`Preview of: ${title}`, previewUrl],
      ),
    ),
    ...state.articles.map(({ title, image }): PictureUse => [`Article: ${title}`, image?.url]),
    ...state.articles
      .filter(({ html }) => html?.includes(`"${url}"`))
      .map(({ title }): PictureUse => [`Text of: ${title}`, url]),
    ...state.catalogue
      .filter(({ product }) => product.body_html?.includes(`"${url}"`))
      .map(({ product }): PictureUse => [`Text of: ${product.title}`, url]),
    ...state.pages
      .filter(({ html }) => html.includes(`"${url}"`))
      .map(({ title }): PictureUse => [`Page: ${title}`, url]),
    ...state.caseStudies
      .filter(({ image, portrait, html }) => image?.url === url || portrait?.url === url || html.includes(`"${url}"`))
      .map(({ title }): PictureUse => [`Case study: ${title}`, url]),
    ...state.lists.slides.map(({ name, picture }): PictureUse => [`Hero slide: ${name}`, picture.url]),
    ...state.bundles.map(({ name, image }): PictureUse => [`Bundle: ${name}`, image.url]),
    ...state.lists.testimonials.map(({ name, image }): PictureUse => [`Testimonial: ${name}`, image.url]),
    ...state.lists.services.map(({ title, image }): PictureUse => [`Service: ${title}`, image.url]),
    ...state.lists.team.map(({ name, image }): PictureUse => [`Team: ${name}`, image.url]),
    [`Film: ${state.sections.film.title}`, state.sections.film.poster?.url],
    ...[identity.logo, identity.logoDark, identity.icon, identity.shareCard].map(
      (brandPicture): PictureUse => ['Site: identity', brandPicture?.url],
    ),
    ...translatedUses(state, url).map((label): PictureUse => [label, url]),
  ];
  return uses
    .filter(([, usedUrl]) => usedUrl === url)
    .map(([label]) => label)
    .sort();
};
