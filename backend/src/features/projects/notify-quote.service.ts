import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { quoteAnswerMail } from '../../mail/quote-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import type { QuoteRow, QuoteVersionRow } from './quotes.repository.ts';

type Answer = { at: Date } & ({ kind: 'accepted'; name: string; cents: number } | { kind: 'declined'; reason: string });

/** Notifies the team, in the app and by email, that a client has accepted or declined a quote. */
export async function notifyOfAnswer(
  { mail, env }: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  { row, newest }: { row: QuoteRow; newest: QuoteVersionRow },
  answer: Answer,
): Promise<void> {
  const { at } = answer;
  const number = quoteNumber(row.number);
  const { title, currency, recipient } = newest.document;
  const href = `/admin/inbox/quotes/${row.id}`;
  const accepted = answer.kind === 'accepted' ? moneyText(answer.cents, currency) : null;
  const heading = accepted ? msg`Quote ${number} was accepted` : msg`Quote ${number} was declined`;
  const body = accepted ? msg`${recipient.name}: ${title}, ${accepted}` : msg`${recipient.name}: ${title}`;
  const team = (await listTeam(tx)).map((member) => member.id);
  await notify(tx, team, { kind: 'account', title: heading, body, href }, at);
  const studio = await getStudioMailbox({ db: tx, env });
  const mailed = {
    number,
    version: newest.number,
    title,
    client: recipient.name,
    email: recipient.email,
    ...(answer.kind === 'accepted'
      ? { accepted: { name: answer.name, total: moneyText(answer.cents, currency) } }
      : { reason: answer.reason }),
    link: `${env.publicUrl}${href}`,
  };
  await mail.send(quoteAnswerMail(studio, heading, mailed, at), tx);
}
