import { msg } from '../../../contract/i18n/macros.ts';
import { compose, inAWeek } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** A newsletter's text in one language. */
export interface NewsletterIssue {
  subject: string;
  /** rendered Markdown, with addresses that work outside of the site */
  html: string;
  /** the same as plain text */
  text: string;
}

/** A newsletter as an email. The studio greets in its own words, because names of subscribers are unknown. */
export const newsletterMail = (
  to: MailMessage['to'],
  { subject, html, text }: NewsletterIssue,
  { stop, at }: { stop: string; at: Date },
): MailMessage =>
  compose({
    kind: 'newsletter-issue',
    to,
    subject,
    isBare: true,
    parts: [{ kind: 'markup', html, text }],
    why: msg`you subscribed to our newsletter`,
    stop,
    expiresAt: inAWeek(at),
  });
