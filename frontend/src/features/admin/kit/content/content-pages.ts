import type { AdminOperation } from '@/api/generated/operation-rights.ts';
import type { Can } from '../use-can.ts';

/** One part of a page of the content, in the order of the public page. */
export interface ContentPart {
  /** Also its anchor. */
  readonly id: string;
  readonly label: string;
  /** The operation that a user must be allowed to call to see it. */
  readonly requires: AdminOperation;
}

/** A page of the content: what is edited together, because visitors see it together. */
export interface ContentPage {
  /** Its path segment. */
  readonly id: string;
  readonly label: string;
  readonly parts: readonly [ContentPart, ...ContentPart[]];
  /** Words of tasks that lead here in the search. */
  readonly keywords: string;
}

interface ContentGroup {
  readonly label: string;
  readonly pages: readonly ContentPage[];
}

const part = (id: string, label: string, requires: AdminOperation = 'adminUpdateSite'): ContentPart => ({
  id,
  label,
  requires,
});

/** The pages of the content under their headings; what changes daily comes first. */
export const CONTENT_GROUPS: readonly ContentGroup[] = [
  {
    label: 'Blog',
    pages: [
      {
        id: 'articles',
        label: 'Articles',
        parts: [part('articles', 'Articles', 'adminListPosts')],
        keywords: 'blog post write news draft publish',
      },
      {
        id: 'topics',
        label: 'Categories and tags',
        parts: [
          part('blog-heading', 'Blog heading'),
          part('article-categories', 'Article categories'),
          part('tags', 'Tags'),
        ],
        keywords: 'blog article topic filter heading',
      },
    ],
  },
  {
    label: 'Pages',
    pages: [
      {
        id: 'home',
        label: 'Home',
        parts: [
          part('headline', 'Headline'),
          part('slides', 'Hero slides', 'adminListSlides'),
          part('film', 'Film'),
          part('testimonials', 'Testimonials', 'adminListTestimonials'),
          part('faqs', 'FAQ', 'adminListFaqs'),
          part('coming-soon', 'Coming soon'),
          part('banner', 'Banner', 'adminGetBanner'),
        ],
        keywords: 'headline hero slides video film testimonials quotes faq questions coming soon waitlist banner promo',
      },
      {
        id: 'about',
        label: 'About',
        parts: [
          part('about-heading', 'About heading'),
          part('about', 'About page'),
          part('team', 'Team', 'adminListTeam'),
        ],
        keywords: 'team people statistics mission values technologies',
      },
      {
        id: 'services',
        label: 'Services',
        parts: [part('services-heading', 'Services heading'), part('services', 'Services', 'adminListServices')],
        keywords: 'offer',
      },
      {
        id: 'contact',
        label: 'Contact',
        parts: [part('contact-heading', 'Contact heading'), part('contact', 'Contact'), part('hours', 'Opening hours')],
        keywords: 'phone address channel opening hours response time',
      },
      {
        id: 'products',
        label: 'Product pages',
        parts: [part('products-heading', 'Products heading'), part('product-pages', 'Product pages')],
        keywords: 'cards promo box heading',
      },
      {
        id: 'pages',
        label: 'Legal and own pages',
        parts: [part('pages', 'Pages', 'adminListPages')],
        keywords: 'privacy policy terms conditions legal new page',
      },
    ],
  },
  {
    label: 'Work',
    pages: [
      {
        id: 'case-studies',
        label: 'Case studies',
        parts: [part('case-studies', 'Case studies', 'adminListCaseStudies')],
        keywords: 'work project client approval portfolio reference quote',
      },
    ],
  },
  {
    label: 'Languages',
    pages: [
      {
        id: 'translations',
        label: 'Translations',
        parts: [part('translations', 'Translations', 'adminListTranslations')],
        keywords: 'bangla bengali language translate missing outdated',
      },
    ],
  },
  {
    label: 'Look',
    pages: [
      {
        id: 'look',
        label: 'Logo and colour',
        parts: [part('identity', 'Identity')],
        keywords: 'look identity brand accent theme icon favicon share card tagline',
      },
      {
        id: 'navigation',
        label: 'Footer and social',
        parts: [part('footer', 'Footer'), part('social', 'Social networks')],
        keywords: 'navigation links columns networks',
      },
      {
        id: 'pictures',
        label: 'Pictures',
        parts: [part('pictures', 'Pictures', 'adminListPictures')],
        keywords: 'images photos upload library media',
      },
    ],
  },
];

const ALL = CONTENT_GROUPS.flatMap(({ pages }) => pages);

/** The page of a path segment, or undefined. */
export const contentPage = (id: string | undefined): ContentPage | undefined => ALL.find((page) => page.id === id);

export const visibleParts = ({ parts }: ContentPage, can: Can): ContentPart[] =>
  parts.filter(({ requires }) => can(requires));

/** The pages with at least one part that the user has access to. */
export const contentPages = (can: Can): ContentPage[] => ALL.filter((page) => visibleParts(page, can).length > 0);

/** The groups with the pages that the user has access to; none is empty. */
export const contentGroups = (can: Can): ContentGroup[] =>
  CONTENT_GROUPS.map(({ label, pages }) => ({
    label,
    pages: pages.filter((page) => visibleParts(page, can).length > 0),
  })).filter(({ pages }) => pages.length > 0);
