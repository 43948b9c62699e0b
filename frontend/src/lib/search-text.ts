import { cutText } from '@contract/rules/text.ts';

/** The parameters of a URL as plain text; of a repeated name the last value wins. */
export function parseSearchText(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * Parameters as a query string, with '?' or empty. Unset and empty values are left out, so that /products?search= and
 * /products are one URL. Values stay as typed: the router's own serialisation would quote '2025'.
 */
export function stringifySearchText(search: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') text.set(name, String(value));
  }
  return text.size > 0 ? `?${text}` : '';
}

/** Maximum length of `search` in every list of the contract, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * A trimmed text of at most `max` characters, or undefined. Control characters, which the API refuses, become spaces.
 */
export function searchText(value: unknown, max = MAX_SEARCH_LENGTH): string | undefined {
  if (typeof value !== 'string') return;
  const text = value.replace(/\p{Cc}+/gu, ' ').trim();
  return cutText(text, max) || undefined;
}

/** One of the allowed values, or undefined. */
export function searchOption<T extends string>(value: unknown, options: readonly T[]): T | undefined {
  return options.find((option) => option === value);
}

/** A page number from 2 on; page 1 needs no parameter. */
export function searchPage(value: unknown): number | undefined {
  const page = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
}
