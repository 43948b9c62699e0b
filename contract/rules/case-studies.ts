import type { Message } from '../i18n/message.ts';
import { CASE_STUDY_REFUSALS } from './case-study-refusals.ts';
import type { RevisionState } from './revisions.ts';

export type CaseStudyStatus = 'draft' | 'waiting' | 'approved' | 'published' | 'unpublished';

/** What a client approves: how it is named, and its words. */
interface Words {
  client: string;
  client_named: boolean;
  quote: string;
  quote_name: string;
  quote_role: string;
}

interface Texts extends Words {
  sector: string;
  summary: string;
  challenge: string;
  work: string;
  image: object | null;
}

interface Gap {
  field: string;
  message: Message;
}

const REQUIRED = [
  ['client', CASE_STUDY_REFUSALS.caseStudyClient],
  ['sector', CASE_STUDY_REFUSALS.caseStudySector],
  ['summary', CASE_STUDY_REFUSALS.caseStudySummary],
  ['challenge', CASE_STUDY_REFUSALS.caseStudyChallenge],
  ['work', CASE_STUDY_REFUSALS.caseStudyWork],
] as const;

/** A name beside the quote names the client. */
export function findNamedPerson(words: Words): Gap[] {
  if (words.client_named || words.quote_name.trim() === '') return [];
  return [{ field: 'quote_name', message: CASE_STUDY_REFUSALS.caseStudyNamesPerson }];
}

/** What is missing before the client or a visitor reads a case study; a draft may be incomplete. */
export function findCaseStudyGaps(texts: Texts): Gap[] {
  const gaps: Gap[] = REQUIRED.filter(([field]) => texts[field].trim() === '').map(([field, message]) => ({
    field,
    message,
  }));
  if (texts.image === null) gaps.push({ field: 'image', message: CASE_STUDY_REFUSALS.caseStudyImage });
  return [...gaps, ...findQuoteGaps(texts)];
}

/** A quote of a named client has a name. */
export function findQuoteGaps({ client_named, quote, quote_name }: Words): Gap[] {
  if (!client_named || quote.trim() === '' || quote_name.trim() !== '') return [];
  return [{ field: 'quote_name', message: CASE_STUDY_REFUSALS.caseStudyQuoteName }];
}

/** The approved part of a case study, in a form that can be compared. */
export const toApprovedWords = ({ client, quote, quote_name, quote_role }: Omit<Words, 'client_named'>): string =>
  JSON.stringify([client, quote, quote_name, quote_role].map((text) => text.trim()));

/** Whether the client has approved exactly these words. */
export const hasApproval = (words: Omit<Words, 'client_named'>, approvedWords: string | null): boolean =>
  approvedWords === toApprovedWords(words);

/** Whether nothing about a client becomes public without approval. */
export const isPublishable = (words: Words, approvedWords: string | null): boolean =>
  !words.client_named || hasApproval(words, approvedWords);

/** The status after the studio has saved other texts. */
export function toSavedStatus(status: CaseStudyStatus, words: Words, approvedWords: string | null): CaseStudyStatus {
  const isAllowed = isPublishable(words, approvedWords);
  if (status === 'published') return isAllowed ? 'published' : 'unpublished';
  if (status === 'approved') return isAllowed && words.client_named ? 'approved' : 'draft';
  if (status === 'waiting') return words.client_named ? 'waiting' : 'draft';
  return status;
}

interface Study extends Texts {
  title: string;
  address: string;
  place: string;
  year: number;
  results: readonly { value: string; label: string; source: string }[];
  content: string;
  status: CaseStudyStatus;
  image: { url: string; alt: string } | null;
}

/** The stored revision of a case study. */
export function toCaseStudyState(study: Study): RevisionState {
  const { title, address, client, place, sector, year, summary, challenge, work, content } = study;
  const { results, quote, quote_name, quote_role, image, status } = study;
  return {
    title,
    address,
    status,
    client,
    place,
    sector,
    year,
    summary,
    challenge,
    work,
    results: results.map(({ value, label, source }) => ({ value, label, source })),
    content,
    quote,
    quote_name,
    quote_role,
    image: image && { url: image.url, alt: image.alt },
  };
}

interface Choice {
  url: string;
  alt: string;
}

interface Input extends Omit<Study, 'status'> {
  services: number[];
  portrait: Choice | null;
  product_id: number | null;
  post_id: number | null;
  lead_id: string | null;
}

const toChoice = (picture: Choice | null) => picture && { url: picture.url, alt: picture.alt };

/** The input that saves a case study as it is. */
export const toCaseStudyInput = (study: Input, version: number) => ({
  title: study.title,
  address: study.address,
  client: study.client,
  client_named: study.client_named,
  place: study.place,
  sector: study.sector,
  year: study.year,
  services: study.services,
  summary: study.summary,
  challenge: study.challenge,
  work: study.work,
  results: study.results.map(({ value, label, source }) => ({ value, label, source })),
  image: toChoice(study.image),
  content: study.content,
  quote: study.quote,
  quote_name: study.quote_name,
  quote_role: study.quote_role,
  portrait: toChoice(study.portrait),
  product_id: study.product_id,
  post_id: study.post_id,
  lead_id: study.lead_id,
  version,
});
