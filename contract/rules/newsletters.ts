import type { Message } from '../i18n/message.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { NEWSLETTER_REFUSALS } from './newsletter-refusals.ts';
import { cutText } from './text.ts';

interface NewsletterText {
  subject: string;
  /** Markdown */
  content: string;
}

type NewsletterTexts = Record<Language, NewsletterText>;

type NewsletterStatus = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped';
/** What an administrator changes it to; sending is started by an operation of its own. */
type TargetStatus = 'draft' | 'sending' | 'paused' | 'stopped';

/** The audience of every confirmed subscriber. */
export const EVERYONE = {
  language: null,
  owns_product_id: null,
  lacks_product_id: null,
  outdated_product_id: null,
  plan_ends_within_days: null,
  countries: [] as string[],
  has_bought: null,
};

const isWritten = ({ subject, content }: NewsletterText): boolean => `${subject}${content}`.trim() !== '';

/** The languages in which something is written. */
export const listNewsletterLanguages = (texts: NewsletterTexts): Language[] =>
  LANGUAGES.filter((language) => isWritten(texts[language]));

/** How a newsletter is called in lists; empty without a subject. */
export const toNewsletterTitle = ({ en, bn }: NewsletterTexts): string => en.subject.trim() || bn.subject.trim();

/** The language in which a subscriber reads it: the one of the subscription, or else the one that is written. */
export const pickNewsletterLanguage = (texts: NewsletterTexts, subscribed: Language): Language =>
  listNewsletterLanguages(texts).find((language) => language === subscribed) ??
  listNewsletterLanguages(texts)[0] ??
  subscribed;

export interface NewsletterGap {
  field: string;
  message: Message;
}

/** What is missing before it can be sent: one language is enough, but each that is begun must be complete. */
export function findNewsletterGaps(texts: NewsletterTexts): NewsletterGap[] {
  const languages = listNewsletterLanguages(texts);
  if (languages.length === 0) return [{ field: 'texts.en.subject', message: NEWSLETTER_REFUSALS.newsletterEmpty }];
  return languages.flatMap((language) => {
    const { subject, content } = texts[language];
    return [
      ...(subject.trim() === ''
        ? [{ field: `texts.${language}.subject`, message: NEWSLETTER_REFUSALS.newsletterSubject }]
        : []),
      ...(content.trim() === ''
        ? [{ field: `texts.${language}.content`, message: NEWSLETTER_REFUSALS.newsletterContent }]
        : []),
    ];
  });
}

const ALLOWED: Record<TargetStatus, readonly NewsletterStatus[]> = {
  draft: ['scheduled'],
  sending: ['paused'],
  paused: ['sending'],
  stopped: ['sending', 'paused'],
};

/** Whether an administrator may change it from one state to another. */
export const canSetNewsletterStatus = (from: NewsletterStatus, to: TargetStatus): boolean => ALLOWED[to].includes(from);

/** The audit action of such a change. */
export const NEWSLETTER_ACTIONS = {
  draft: 'newsletter.unschedule',
  sending: 'newsletter.resume',
  paused: 'newsletter.pause',
  stopped: 'newsletter.stop',
} as const;

/** A link to its page as a paragraph of its own, which becomes a button. */
const toButton = (label: string, url: string): string => `[${label.replace(/[\\[\]]/g, '\\$&')}](${url})`;

/** A text about something with a page of its own. @param content Markdown */
export const toSourceText = (
  subject: string,
  content: string,
  link: { label: string; url: string },
): NewsletterText => ({
  subject: cutText(subject, 150),
  content: `${content.trim()}\n\n${toButton(link.label, link.url)}`.trim(),
});

const TEST_LABELS: Record<Language, string> = { en: 'Test (English)', bn: 'Test (Bangla)' };

/** The subject of a test, which tells its reader apart from the newsletter itself and from the test in the other language. */
export const testSubject = (language: Language, subject: string): string => `${TEST_LABELS[language]}: ${subject}`;
