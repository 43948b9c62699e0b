import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { type BriefFields, replyText } from '../../../contract/rules/brief-input.ts';
import { budgetText } from '../../../contract/rules/briefs.ts';
import { longDayText } from '../../../contract/rules/business-day.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/**
 * Acknowledges a brief. It quotes nothing from the form, where anyone can enter another person's email.
 * @param replyHours measured; null when there are too few replies to say so
 */
export const briefReceivedMail = (
  to: MailMessage['to'],
  { replyHours }: { replyHours: number | null },
  at: Date,
): MailMessage =>
  compose({
    kind: 'brief-received',
    to,
    subject: msg`We received your project brief`,
    heading: msg`We received your project brief`,
    why: msg`this address was given in a project brief`,
    parts: [
      paragraph(msg`Thank you. This is what happens next:`),
      paragraph(
        replyHours === null
          ? msg`1. We read your brief and reply with our questions.`
          : msg`1. We read your brief and reply with our questions. ${replyText(replyHours)}`,
      ),
      paragraph(msg`2. You get a quote with scope, price and dates.`),
      paragraph(msg`3. Work begins when you accept the quote. No obligation until then.`),
      paragraph(msg`If you did not send a brief, you can ignore this email.`),
    ],
    expiresAt: inAWeek(at),
  });

interface BriefAlert {
  fields: BriefFields;
  currency: string;
  /** names */
  files: string[];
  link: string;
}

/** To the studio: a visitor has sent a brief. */
export function briefAlertMail(
  to: MailMessage['to'],
  { fields, currency, files, link }: BriefAlert,
  at: Date,
): MailMessage {
  const budget = budgetText(fields, currency);
  const due = fields.needed_by && longDayText(new Date(`${fields.needed_by}T12:00:00Z`), 'UTC');
  const rows: [Text, Text][] = [
    [msg`Sender`, `${fields.name}\n${fields.email}${fields.phone && `\n${fields.phone}`}`],
    [msg`Kind of work`, fields.kind],
    ...(budget ? [[msg`Budget`, budget] satisfies [Text, Text]] : []),
    ...(due ? [[msg`Needed by`, due] satisfies [Text, Text]] : []),
    ...(files.length > 0 ? [[msg`Files`, files.join('\n')] satisfies [Text, Text]] : []),
  ];
  return compose({
    kind: 'brief-alert',
    to,
    subject: msg`Project brief: ${fields.kind}`,
    heading: msg`Project brief from ${fields.name}`,
    why: msg`a project brief was sent to your studio`,
    toStudio: true,
    replyTo: { name: fields.name, address: fields.email },
    parts: [{ kind: 'facts', rows }, { kind: 'quote', text: fields.goals }, action(msg`Open the project`, link)],
    // It is also stored, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  });
}
