import type { Transaction } from 'kysely';
import type { LinkedQuote, QuoteQuestion, QuoteRefusal } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toDeviceName } from '../../../../contract/rules/device-name.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import type { QuoteAccess } from '../../clients/client-access.repository.ts';
import { toViewer } from '../../clients/client-access.service.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { quoteAnswerMail } from '../../mail/quote-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { replyToConversation } from '../conversations/write-conversation.service.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import { findLead } from './leads.repository.ts';
import { statusOf, toAcceptance, toChanges, toParty } from './quotes.mapper.ts';
import {
  findAcceptance,
  findQuote,
  insertReading,
  listQuoteVersions,
  lockQuote,
  type QuoteRow,
  type QuoteVersionRow,
  setVersionDeclined,
  updateQuote,
} from './quotes.repository.ts';

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>;

/** Readings of one device within this time are one. */
const READING_MS = 60 * 60 * 1000;

/** The newest version, as its recipient reads it. @throws AppError 404 */
export async function getLinkedQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { quoteId, opened, person }: QuoteAccess,
): Promise<LinkedQuote> {
  const row = await findQuote(db, quoteId);
  const [newest, before] = await listQuoteVersions(db, quoteId);
  if (!row || !newest) throw notFound(REFUSALS.quoteLinkUnknown);
  const acceptance = await findAcceptance(db, quoteId);
  const { recipient, seller, currency, title, intro, lines, phases, terms, validUntil, schedule } = newest.document;
  return {
    viewer: toViewer(person),
    number: quoteNumber(row.number),
    version: newest.number,
    openedVersion: opened,
    sent_at: newest.sent_at.toISOString(),
    language: recipient.language,
    status: statusOf(row, await toShopDay(db, clock.now())),
    currency,
    seller: toParty(seller),
    title,
    recipient: toParty(recipient),
    intro,
    lines,
    phases,
    terms,
    validUntil,
    schedule,
    changes: toChanges(newest, before),
    acceptance: acceptance ? toAcceptance(acceptance, newest) : null,
    declined_at: newest.declined_at?.toISOString() ?? null,
    reason: newest.decline_reason,
  };
}

/** Records that the page has shown a version. @throws AppError 404 */
export async function recordReading(
  deps: Pick<Deps, 'db' | 'clock'>,
  quoteId: string,
  { version, userAgent }: { version: number; userAgent: string },
): Promise<void> {
  const shown = (await listQuoteVersions(deps.db, quoteId)).find(({ number }) => number === version);
  if (!shown) throw notFound(REFUSALS.quoteGone);
  const at = deps.clock.now();
  const row = { version_id: shown.id, device: toDeviceName(userAgent), created_at: at };
  await insertReading(deps.db, row, new Date(at.getTime() - READING_MS));
}

/**
 * Adds a question to the project's conversation.
 * @throws AppError 400 for a blank one, 404 for an item that is not in the newest version, and without a conversation
 */
export async function askQuestion(
  deps: LinkDeps & Pick<Deps, 'limits'>,
  quoteId: string,
  { line_id, text }: QuoteQuestion,
): Promise<void> {
  const question = toPlainLines(text);
  if (question === '') throw invalid('text', REFUSALS.quoteQuestion);
  const row = await findQuote(deps.db, quoteId);
  const [newest] = await listQuoteVersions(deps.db, quoteId);
  const lead = row?.lead_id ? await findLead(deps.db, row.lead_id) : undefined;
  if (!row || !newest || !lead) throw notFound(REFUSALS.quoteGone);
  const line = newest.document.lines.find(({ id }) => id === line_id);
  if (line_id !== null && !line) throw notFound(REFUSALS.quoteLine);
  await deps.limits.consume('conversation-token', lead.conversation_id);
  const number = quoteNumber(row.number);
  const { language } = newest.document.recipient;
  const about = line ? msg`Quote ${number}, about “${line.description}”:` : msg`Quote ${number}:`;
  await replyToConversation(
    deps,
    lead.conversation_id,
    { text: `${writeText(language, about)}\n\n${question}` },
    () => true,
  );
}

export interface OpenQuote {
  row: QuoteRow;
  newest: QuoteVersionRow;
}

/**
 * The quote of a link, locked, if it waits for an answer to this version.
 * @throws AppError 404, 409 once it is answered, and when a newer version was sent
 */
export async function lockOpenQuote(tx: Transaction<Database>, quoteId: string, version: number): Promise<OpenQuote> {
  const row = await lockQuote(tx, quoteId);
  const [newest] = await listQuoteVersions(tx, quoteId);
  if (!row || !newest) throw notFound(REFUSALS.quoteLinkUnknown);
  const accepted = await findAcceptance(tx, quoteId);
  if (accepted) throw conflict(REFUSALS.quoteAcceptedBy(accepted.name));
  if (newest.number !== version) throw conflict(REFUSALS.quoteChanged);
  if (newest.declined_at !== null) throw conflict(REFUSALS.quoteDeclined);
  return { row, newest };
}

/** @throws AppError 404, 409 once it is answered, and when a newer version was sent */
export async function declineQuote(
  deps: LinkDeps,
  access: QuoteAccess,
  { version, reason }: QuoteRefusal,
): Promise<LinkedQuote> {
  const { quoteId } = access;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const open = await lockOpenQuote(tx, quoteId, version);
    const text = toPlainLines(reason);
    await setVersionDeclined(tx, open.newest.id, { declined_at: at, decline_reason: text });
    await updateQuote(tx, quoteId, { updated_at: at });
    await notifyOfAnswer(deps, tx, open, { kind: 'declined', reason: text, at });
  });
  return getLinkedQuote(deps, access);
}

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
