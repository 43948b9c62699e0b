import type { AdminCaseStudy, CaseStudy, CaseStudyCard } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { toApprovedWords } from '../../contract/rules/case-studies.ts';
import { nextOf, pickServices } from '../../contract/rules/case-study-cards.ts';
import { MISSING_PICTURE } from '../../contract/rules/missing-picture.ts';
import { caseStudies } from '../../demo/content/case-studies.ts';
import type { MockState } from './state.ts';

/** A case study in any state. */
export type StoredCaseStudy = AdminCaseStudy & {
  html: string;
  deletedAt: string | null;
  /** null before its first publication */
  publishedOn: string | null;
  /** of the link for approval; null without one */
  token: string | null;
  approvedWords: string | null;
};

/** The mock server's case studies. */
export type CaseStudyState = {
  caseStudies: StoredCaseStudy[];
  /** former slug → id */
  formerCaseStudies: Record<string, number>;
};

export const seedCaseStudies = (): CaseStudyState => ({
  caseStudies: caseStudies.map(({ figures: _figures, published_on: publishedOn, ...study }) => ({
    ...study,
    version: 1,
    product_id: null,
    lead_id: null,
    status: 'published',
    updated_at: `${publishedOn}T06:00:00.000Z`,
    approved_by: study.quote_name,
    approved_at: study.client_named ? `${publishedOn}T06:00:00.000Z` : null,
    requested_at: null,
    changes: '',
    changes_at: null,
    testimonial_id: null,
    deletedAt: null,
    publishedOn,
    token: null,
    approvedWords: study.client_named ? toApprovedWords(study) : null,
  })),
  formerCaseStudies: {},
});

/** The id of each service that visitors see, with its name. */
const servicesOf = ({ lists }: Pick<MockState, 'lists'>) =>
  lists.services.filter(({ published, deletedAt }) => published && deletedAt === null);

const toCard = (state: MockState, row: StoredCaseStudy): CaseStudyCard => {
  const { id, address, title, client, place, sector, year, summary, image, results, publishedOn } = row;
  const today = toBusinessTime(new Date(), state.mailSettings.time_zone).day;
  return {
    id,
    address,
    title,
    client,
    place,
    sector,
    year,
    summary,
    image: image ?? MISSING_PICTURE,
    services: pickServices(servicesOf(state), row.services),
    results,
    published_on: publishedOn ?? today,
  };
};

/** The published case studies, latest first. */
export const publishedCaseStudies = (state: MockState): CaseStudyCard[] =>
  state.caseStudies
    .filter(({ status, deletedAt }) => status === 'published' && deletedAt === null)
    .toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || b.id - a.id)
    .map((row) => toCard(state, row));

/** A case study as visitors read it, published or not. */
export const toPublicCaseStudy = (state: MockState, row: StoredCaseStudy): CaseStudy => {
  const { challenge, work, html, quote, quote_name, quote_role, portrait, product_id, post_id } = row;
  const product = state.catalogue.find((entry) => entry.product.id === product_id && entry.published && !entry.deleted);
  const post = state.posts.find(({ id }) => id === post_id);
  return {
    ...toCard(state, row),
    challenge,
    work,
    html,
    quote,
    quote_name,
    quote_role,
    portrait,
    product: product ? { id: product.product.id, title: product.product.title } : null,
    post: post ? { id: post.id, address: post.address ?? String(post.id), title: post.title } : null,
    next: nextOf(publishedCaseStudies(state), row.id),
  };
};
