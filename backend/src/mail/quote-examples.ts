import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import type { MailMessage } from './mailer.ts';
import type { ExampleContext } from './owner-examples.ts';
import { quoteAnswerMail, quoteMail, sealedQuoteMail } from './quote-messages.ts';

const NUMBER = 'Q-0007';
const TOTAL_CENTS = 514_499;
const DAYS_VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Customer emails about a quote. No such quote exists: the examples are sent without a file. */
export function quoteExamples({
  to,
  studio,
  publicUrl,
  at,
  currency,
  timeZone,
}: Pick<ExampleContext, 'to' | 'studio' | 'publicUrl' | 'at' | 'currency' | 'timeZone'>): MailMessage[] {
  const { language } = to;
  const quote = {
    number: NUMBER,
    title: writeText(language, msg`Web development`),
    seller: writeText(language, studio),
    cents: TOTAL_CENTS,
    currency,
    link: `${publicUrl}/quote`,
  };
  const validUntil = toBusinessTime(new Date(at.getTime() + DAYS_VALID_MS), timeZone).day;
  return [
    quoteMail(to, { ...quote, version: 1, hasOptions: true, validUntil }, at),
    sealedQuoteMail(
      to,
      {
        ...quote,
        quoteId: '00000000-0000-4000-8000-000000000000',
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
      at,
    ),
  ];
}

/** To the studio: a quote was accepted. */
export function quoteAnswerExample({
  to,
  publicUrl,
  at,
  currency,
}: Pick<ExampleContext, 'to' | 'publicUrl' | 'at' | 'currency'>): MailMessage {
  const number = NUMBER;
  return quoteAnswerMail(
    to,
    msg`Quote ${number} was accepted`,
    {
      number,
      version: 1,
      title: writeText(to.language, msg`Web development`),
      client: 'Nadia Rahman',
      email: 'nadia@example.com',
      accepted: { name: 'Nadia Rahman', total: moneyText(TOTAL_CENTS, currency) },
      link: `${publicUrl}/admin/inbox/projects`,
    },
    at,
  );
}
