import type { CaseStudyDraft } from '@/api/generated/model.ts';

/** The client's testimonial and its author. */
export interface ClientTestimonial {
  readonly quote: string;
  readonly quote_name: string;
  readonly quote_role: string;
}

const WORDS = ['quote', 'quote_name', 'quote_role'] as const;

/** The testimonial for the page: as typed, or translated while it is unchanged. */
export function toDisplayedTestimonial(draft: CaseStudyDraft, words: ClientTestimonial): Partial<ClientTestimonial> {
  const changed = WORDS.filter((field) => words[field] !== draft[field]);
  return Object.fromEntries(changed.map((field) => [field, words[field]]));
}
