import { findCaseStudyGaps, findNamedPerson, toApprovedWords } from '@contract/rules/case-studies.ts';
import { toSlug } from '@contract/rules/page-slugs.ts';
import type { AdminCaseStudy, AdminLeadDetail, CaseStudyInput, WritingDraft } from '@/api/generated/model.ts';
import { caseStudyInputYearMax, caseStudyInputYearMin } from '@/api/generated/zod/schemas/caseStudyInput.zod.ts';
import { PageAddressRegExp } from '@/api/generated/zod/schemas/pageAddress.zod.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { readQuantity } from '../../kit/read-number.ts';

export interface ResultDraft {
  readonly value: string;
  readonly label: string;
  readonly source: string;
}

/** The state of the editor; `year` as typed. */
export interface CaseStudyDraft {
  readonly title: string;
  readonly address: string;
  readonly client: string;
  readonly client_named: boolean;
  readonly place: string;
  readonly sector: string;
  readonly year: string;
  readonly services: readonly number[];
  readonly summary: string;
  readonly challenge: string;
  readonly work: string;
  readonly results: readonly ResultDraft[];
  readonly image: PictureData | null;
  readonly content: string;
  readonly quote: string;
  readonly quote_name: string;
  readonly quote_role: string;
  readonly portrait: PictureData | null;
  readonly product_id: number | null;
  readonly post_id: number | null;
  readonly lead_id: string | null;
}

export type CaseStudyField = keyof CaseStudyDraft;

export const MAX_RESULTS = 4;

/** A new case study, of a project if there is one. */
export const emptyCaseStudy = (lead: Pick<AdminLeadDetail, 'id' | 'title' | 'name'> | null): CaseStudyDraft => ({
  title: lead?.title ?? '',
  address: '',
  client: lead?.name ?? '',
  client_named: true,
  place: '',
  sector: '',
  year: businessDay(Date.now()).slice(0, 4),
  services: [],
  summary: '',
  challenge: '',
  work: '',
  results: [],
  image: null,
  content: '',
  quote: '',
  quote_name: '',
  quote_role: '',
  portrait: null,
  product_id: null,
  post_id: null,
  lead_id: lead?.id ?? null,
});

export const toDraft = (study: AdminCaseStudy): CaseStudyDraft => ({
  title: study.title,
  address: study.address,
  client: study.client,
  client_named: study.client_named,
  place: study.place,
  sector: study.sector,
  year: String(study.year),
  services: study.services,
  summary: study.summary,
  challenge: study.challenge,
  work: study.work,
  results: study.results,
  image: study.image,
  content: study.content,
  quote: study.quote,
  quote_name: study.quote_name,
  quote_role: study.quote_role,
  portrait: study.portrait,
  product_id: study.product_id,
  post_id: study.post_id,
  lead_id: study.lead_id,
});

const toChoice = (picture: PictureData | null) => picture && { url: picture.url, alt: picture.alt };

/** The default URL of a case study. */
export const defaultSlug = ({ title, address }: Pick<CaseStudyDraft, 'title' | 'address'>): string =>
  address.trim() || toSlug(title);

const isFilled = ({ value, label, source }: ResultDraft) => `${value}${label}${source}`.trim() !== '';

/** The request body; rows of results without any text are left out. */
export function toInput(draft: CaseStudyDraft, version: number | undefined): CaseStudyInput {
  const { services, results, image, portrait, year, ...fields } = draft;
  return {
    ...fields,
    address: defaultSlug(draft),
    services: [...services],
    results: results.filter(isFilled).map((result) => ({ ...result })),
    year: readQuantity(year) ?? 0,
    image: toChoice(image),
    portrait: toChoice(portrait),
    ...(version === undefined ? {} : { version }),
  };
}

/** What is stored as an unsaved draft. */
export const toWorkingCopy = ({ services, results, image, portrait, ...fields }: CaseStudyDraft): WritingDraft => ({
  ...fields,
  services: [...services],
  results: results.map((result) => ({ ...result })),
  image: toChoice(image),
  portrait: toChoice(portrait),
});

/** The draft with what an unsaved draft holds; its portrait is chosen again if it was another one. */
export function withWorkingCopy(
  draft: CaseStudyDraft,
  stored: WritingDraft,
  image: PictureData | null,
): CaseStudyDraft {
  const { portrait: _portrait, image: chosen, ...fields } = stored;
  return { ...draft, ...(fields as Partial<CaseStudyDraft>), ...(chosen === undefined ? {} : { image }) };
}

/** Whether saving ends the approval: other words, or another name, than the client has approved. */
export const endsApproval = (draft: CaseStudyDraft, base: AdminCaseStudy | null): boolean =>
  base?.client_named === true &&
  (base.status === 'approved' || base.status === 'published') &&
  draft.client_named &&
  toApprovedWords(draft) !== toApprovedWords(base);

function findResultProblem(results: readonly ResultDraft[]): string | undefined {
  const isIncomplete = results.filter(isFilled).some((result) => Object.values(result).some((text) => !text.trim()));
  return isIncomplete ? 'Each figure needs a label and a source' : undefined;
}

export function checkDraft(draft: CaseStudyDraft, base: AdminCaseStudy | null): FieldProblems<CaseStudyField> {
  const problems: FieldProblems<CaseStudyField> = {};
  const isPublic = base !== null && base.status !== 'draft' && base.status !== 'unpublished';
  const gaps = isPublic && !endsApproval(draft, base) ? findCaseStudyGaps(draft) : findNamedPerson(draft);
  for (const { field, message } of gaps) problems[field as CaseStudyField] = String(message);
  const address = defaultSlug(draft);
  const year = readQuantity(draft.year) ?? 0;
  if (!draft.title.trim()) problems.title = 'Please enter a title';
  if (address === '') problems.address = 'Please enter a URL';
  else if (!PageAddressRegExp.test(address))
    problems.address = 'Use lowercase letters, numbers and hyphens, such as drawings-to-scale';
  if (!Number.isInteger(year) || year < caseStudyInputYearMin || year > caseStudyInputYearMax)
    problems.year = 'Please enter the year with four digits';
  const resultProblem = findResultProblem(draft.results);
  if (resultProblem) problems.results = resultProblem;
  return problems;
}
