import type { Bundle, CaseStudy, Post, Product, Site } from '../../../../contract/generated/model.ts';
import { t } from '../../../../contract/i18n/macros.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { InProcessFetch } from '../../http/in-process.ts';
import { createReadPublic, type ReadPublic } from '../public-answers.ts';

/** The words and the picture of a card. */
export interface CardContent {
  title: string;
  kicker: string;
  /** Path of the picture; null without one. */
  picture: string | null;
}

const SLUG = /^[a-z\d-]{1,100}$/;
const ID = /^[1-9]\d{0,8}$/;

const KINDS: Readonly<
  Record<string, (id: string, read: ReadPublic, language: Language) => Promise<CardContent | undefined>>
> = {
  product: async (id, read) => {
    const product = ID.test(id) ? await read<Product>(`/api/products/${id}`) : undefined;
    return product && { title: product.title, kicker: product.category, picture: product.images[0]?.url ?? null };
  },
  bundle: async (id, read, language) => {
    const bundle = ID.test(id) ? await read<Bundle>(`/api/bundles/${id}`) : undefined;
    return bundle && { title: bundle.name, kicker: t(language)`Bundle`, picture: bundle.image.url };
  },
  post: async (id, read) => {
    const post = ID.test(id) ? await read<Post>(`/api/posts/${id}`) : undefined;
    return post && { title: post.title, kicker: post.category, picture: post.image.url };
  },
  work: async (id, read, language) => {
    const study = SLUG.test(id) ? await read<CaseStudy>(`/api/case-studies/${id}`) : undefined;
    return study && { title: study.title, kicker: t(language)`Case study`, picture: study.image.url };
  },
};

/** What the card of a page says and shows, with the site's settings in the same language; undefined for an unknown page. */
export async function readCardContent(
  name: string,
  language: Language,
  fetch: InProcessFetch,
): Promise<{ content: CardContent; site: Site } | undefined> {
  const read = createReadPublic(fetch, language);
  const site = await read<Site>('/api/site');
  if (!site) return undefined;
  if (name === 'site') {
    const title = site.tagline || site.description || site.name;
    return { site, content: { title, kicker: site.location, picture: null } };
  }
  const [kind = '', id = ''] = name.split(/-(.*)/s);
  const content = Object.hasOwn(KINDS, kind) ? await KINDS[kind]?.(id, read, language) : undefined;
  if (!content) return undefined;
  const kicker = site.names?.find((topic) => topic.name === content.kicker)?.text ?? content.kicker;
  return { site, content: { ...content, kicker } };
}
