const WORDS_PER_MINUTE = 200;

/** '3 min read' for a text that takes about three minutes. */
export function toReadTime(content: string): string {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

/** Trimmed tags without duplicates. */
export const normaliseTags = (tags: string[]): string[] => [...new Set(tags.map((tag) => tag.trim()))];

const REQUIRED = [
  ['excerpt', 'Please write an excerpt'],
  ['content', 'Please write the text'],
  ['category', 'Please choose a category'],
] as const;

interface Input {
  excerpt: string;
  content: string;
  category: string;
  image: object | null;
  status: string;
}

/** The required fields that are empty before publishing; a draft may be incomplete. */
export function findArticleGaps(input: Input): { field: string; message: string }[] {
  if (input.status === 'draft') return [];
  const gaps = REQUIRED.filter(([field]) => input[field].trim() === '').map(([field, message]) => ({ field, message }));
  return input.image === null ? [...gaps, { field: 'image', message: 'Please choose a picture' }] : gaps;
}
