import { listNewsletterLanguages } from '@contract/rules/newsletters.ts';

/** What a test sent, and where: one email for each language that is written. */
export function toTestSent(texts: Parameters<typeof listNewsletterLanguages>[0], email: string): string {
  return listNewsletterLanguages(texts).length > 1
    ? `Two tests, in English and Bangla, sent to ${email}`
    : `Test sent to ${email}`;
}
