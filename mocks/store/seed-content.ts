import type { LegalPage, Picture } from '../../contract/generated/model.ts';
import type { SectionName } from '../../contract/rules/site-sections.ts';
import { faqs } from '../../demo/content/faqs.ts';
import { privacy } from '../../demo/content/legal/privacy.ts';
import { toStoredLegal } from '../../demo/content/legal/stored.ts';
import { terms } from '../../demo/content/legal/terms.ts';
import { posts } from '../../demo/content/posts.ts';
import { products } from '../../demo/content/products.ts';
import { services } from '../../demo/content/services.ts';
import { sections, site } from '../../demo/content/site.ts';
import { slides } from '../../demo/content/slides.ts';
import { team } from '../../demo/content/team.ts';
import { testimonials } from '../../demo/content/testimonials.ts';
import type { LegalContent } from '../../demo/content/types.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { withSeedIds } from './product-plans.ts';
import type { MockState } from './state.ts';

const noPicture: Picture = {
  url: '/media/missing.webp',
  alt: '',
  width: 1200,
  height: 900,
  widths: [],
  placeholder: null,
};

const EDITED = Date.UTC(2026, 10, 2, 9);
const HOUR = 3_600_000;

const catalogue = (): CatalogueEntry[] =>
  products.map(({ licenceKeys = false, text, ...product }, index) => ({
    published: true,
    retired: [],
    licenceKeys,
    deleted: null,
    revision: 1,
    updated_at: new Date(EDITED - index * 31 * HOUR).toISOString(),
    file: {
      id: `00000000-0000-4000-8000-${String(product.id).padStart(12, '0')}`,
      name: `${product.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${product.version}.zip`,
      size_bytes: 12_400_000 + index * 3_170_000,
    },
    card: {
      id: product.id,
      title: product.title,
      description: product.description.split('\n\n')[0] ?? '',
      image: product.images[0] ?? noPicture,
      category: product.category,
      rating: product.rating,
      reviews: product.reviews,
      downloads: product.downloads,
      features: product.features.slice(0, 3),
      badges: product.badges,
      version: product.version,
      lastUpdate: product.lastUpdate,
    },
    product: { ...product, pricing: withSeedIds(product.id, product.pricing) },
    body: text?.content ?? '',
  }));

const legalPage = (document: LegalContent): LegalPage => ({ ...toStoredLegal(document), html: null });

type PublicState = Pick<
  MockState,
  'site' | 'sections' | 'sectionVersions' | 'home' | 'catalogue' | 'posts' | 'services' | 'team' | 'legal'
>;

const { name, description, contactEmail, promo, registrationOpen, defaultTheme } = site;

/** The public part of the demo: the same texts that the backend seeds into its database. */
export const seedContent = (): PublicState =>
  structuredClone({
    site: { name, description, contactEmail, promo, registrationOpen, defaultTheme, maintenance: false },
    sections,
    sectionVersions: Object.fromEntries(Object.keys(sections).map((section) => [section, 1])) as Record<
      SectionName,
      number
    >,
    home: { slides, testimonials, faqs },
    catalogue: catalogue(),
    posts: posts
      .map(({ format: _format, figures: _figures, ...post }) => ({ ...post, address: String(post.id), changed: null }))
      .sort((a, b) => b.date.localeCompare(a.date)),
    services,
    team,
    legal: { 'privacy-policy': legalPage(privacy), 'terms-and-conditions': legalPage(terms) },
  });
