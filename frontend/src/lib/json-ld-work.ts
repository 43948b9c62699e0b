import { language, toAddress } from '@/i18n/language.ts';
import { CONTEXT } from './json-ld.ts';

interface FinishedProject {
  address: string;
  title: string;
  summary: string;
  sector: string;
  place: string;
  published_on: string;
  image: { url: string };
  services: readonly { title: string }[];
}

/** A finished project of the studio, as an article about it. */
export const caseStudyData = (study: FinishedProject, url: string, origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: study.title,
  description: study.summary,
  image: [new URL(study.image.url, origin).href],
  datePublished: study.published_on,
  articleSection: study.sector,
  keywords: study.services.map(({ title }) => title).join(', '),
  ...(study.place ? { contentLocation: { '@type': 'Place', name: study.place } } : {}),
  inLanguage: language,
  mainEntityOfPage: url,
  author: { '@id': `${origin}/#studio` },
  publisher: { '@id': `${origin}/#studio` },
});

/** The case studies in display order. */
export const workListData = (studies: readonly FinishedProject[], origin: string): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: studies.map(({ address, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: origin + toAddress(`/work/${address}`),
  })),
});
