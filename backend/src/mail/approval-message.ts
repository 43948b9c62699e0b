import { msg } from '../../../contract/i18n/macros.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** To the client of a case study: it waits for their approval. */
export const approvalMail = (
  to: MailMessage['to'],
  { title, link }: { title: string; link: string },
  at: Date,
): MailMessage =>
  compose({
    kind: 'case-study-approval',
    to,
    subject: msg`For your approval: ${title}`,
    heading: msg`We wrote about our project`,
    parts: [
      paragraph(
        msg`We would like to publish “${title}” on our site, with your name and, if you like, a few words from you.`,
      ),
      paragraph(
        msg`Please read the page. There you can add or edit your words, approve the page, or tell us what to change.`,
      ),
      action(msg`Read the page`, link),
      paragraph(msg`It is published only with your approval. Opening the link doesn’t approve anything.`),
    ],
    why: msg`we have worked on a project with you`,
    expiresAt: inAWeek(at),
  });
