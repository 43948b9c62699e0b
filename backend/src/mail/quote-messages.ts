import { msg } from '../../../contract/i18n/macros.ts';
import { type Localised, localised, type Text } from '../../../contract/i18n/message.ts';
import { formatLongDay } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface MailedQuote {
  /** as printed */
  number: string;
  title: string;
  /** as printed; may be empty */
  seller: string;
  cents: number;
  currency: string;
  /** where it is read and answered */
  link: string;
}

/** A day of the calendar, `yyyy-mm-dd`, in the message's language. */
const calendarDay = (day: string) => localised((language) => formatLongDay(new Date(day), 'UTC', language));

interface SentQuote extends MailedQuote {
  version: number;
  hasOptions: boolean;
  /** `yyyy-mm-dd` */
  validUntil: string;
}

/** A quote, or a new version of one, with the link to read and answer it. */
export function quoteMail(
  to: MailMessage['to'],
  { number, version, title, seller, cents, currency, hasOptions, validUntil, link }: SentQuote,
  at: Date,
): MailMessage {
  const isNew = version > 1;
  const heading = isNew ? msg`New version of quote ${number}` : msg`Quote ${number}`;
  const from = isNew ? msg`New version of quote ${number} from ${seller}` : msg`Quote ${number} from ${seller}`;
  const before = version - 1;
  return compose({
    kind: 'quote',
    to,
    subject: seller === '' ? heading : from,
    heading,
    parts: [
      paragraph(
        isNew
          ? msg`We have updated our quote for “${title}”. This version replaces version ${before}, and the page shows what has changed.`
          : msg`Here is our quote for “${title}”. You can read it, ask about each item and reply on its page.`,
      ),
      {
        kind: 'facts',
        rows: [
          [hasOptions ? msg`Total without options` : msg`Total`, moneyText(cents, currency)],
          [msg`Valid until`, calendarDay(validUntil)],
        ],
      },
      action(msg`Read the quote`, link),
      paragraph(msg`Opening the link doesn’t accept the quote. We can see when the quote was opened.`),
      paragraph(msg`Anyone with this link can read and answer the quote.`),
    ],
    why: msg`you asked us about a project`,
    expiresAt: inAWeek(at),
  });
}

/** Confirms an acceptance, with the sealed PDF. */
export function sealedQuoteMail(
  to: MailMessage['to'],
  { quoteId, number, title, seller, cents, currency, sha256, link }: MailedQuote & { quoteId: string; sha256: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'quote-accepted',
    to,
    subject: msg`You accepted quote ${number}`,
    heading: msg`Thank you, quote ${number} is accepted`,
    parts: [
      paragraph(
        seller === ''
          ? msg`You have accepted our quote for “${title}”. It is attached as a sealed PDF.`
          : msg`You have accepted the quote of ${seller} for “${title}”. It is attached as a sealed PDF.`,
      ),
      {
        kind: 'facts',
        rows: [
          [msg`Total`, moneyText(cents, currency)],
          [msg`Fingerprint of the PDF (SHA-256)`, sha256],
        ],
      },
      paragraph(msg`We will contact you about the next steps. If there is a deposit, you get its invoice by email.`),
      action(msg`View the quote`, link),
    ],
    attachment: { quoteId },
    why: msg`you accepted our quote`,
    expiresAt: inAWeek(at),
  });
}

interface QuoteAnswer {
  number: string;
  version: number;
  title: string;
  client: string;
  email: string;
  accepted?: { name: string; total: Localised };
  reason?: string;
  link: string;
}

/** To the studio: a client has answered a quote. */
export function quoteAnswerMail(
  to: MailMessage['to'],
  heading: Text,
  { number, version, title, client, email, accepted, reason = '', link }: QuoteAnswer,
  at: Date,
): MailMessage {
  const rows: [Text, Text][] = [
    [msg`Client`, `${client}\n${email}`],
    [msg`Quote`, msg`${number}, version ${version}`],
    [msg`Project`, title],
    ...(accepted
      ? [[msg`Accepted by`, accepted.name] satisfies [Text, Text], [msg`Total`, accepted.total] satisfies [Text, Text]]
      : []),
  ];
  return compose({
    kind: 'quote-answer',
    to,
    subject: heading,
    heading,
    why: msg`a quote of your studio was answered`,
    toStudio: true,
    replyTo: { name: client, address: email },
    parts: [
      { kind: 'facts', rows },
      ...(reason === '' ? [] : [{ kind: 'quote' as const, text: reason }]),
      action(msg`Open the quote`, link),
    ],
    expiresAt: inAWeek(at),
  });
}
