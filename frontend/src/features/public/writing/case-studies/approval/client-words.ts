import type { CaseStudyDraft } from '@/api/generated/model.ts';

/** What the client says, and who says it. */
export interface ClientWords {
  readonly quote: string;
  readonly quote_name: string;
  readonly quote_role: string;
}

const WORDS = ['quote', 'quote_name', 'quote_role'] as const;

/** The words for the page: as typed, or in the page's language as long as they are unchanged. */
export function toShownWords(draft: CaseStudyDraft, words: ClientWords): Partial<ClientWords> {
  const changed = WORDS.filter((field) => words[field] !== draft[field]);
  return Object.fromEntries(changed.map((field) => [field, words[field]]));
}
