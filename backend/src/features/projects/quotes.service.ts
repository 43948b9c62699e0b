import { randomUUID } from 'node:crypto';
import type {
  AdminQuote,
  AdminQuoteInput,
  AdminQuoteRow,
  AdminQuoteStart,
} from '../../../../contract/generated/model.ts';
import { type Message, writeText } from '../../../../contract/i18n/message.ts';
import type { DraftRecipient } from '../../../../contract/rules/invoice-drafts.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { toChangeQuote } from '../../../../contract/rules/project-changes.ts';
import { copyQuote, findQuoteProblem, normaliseQuote, toNewQuote } from '../../../../contract/rules/quote-input.ts';
import { quoteNumber } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { getInvoiceSettings } from '../billing/invoice-settings.repository.ts';
import { getBuyer } from '../billing/order-terms.repository.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import { findLead, type LeadRow } from './leads.repository.ts';
import { listAcceptedQuotes } from './milestones.repository.ts';
import { lockChange, updateChange } from './project-changes.repository.ts';
import { statusOf, toAcceptance, toQuoteRow, toVersion } from './quotes.mapper.ts';
import {
  findAcceptance,
  findQuote,
  insertQuote,
  listQuotes,
  listQuoteVersions,
  listReadings,
  lockQuote,
  updateQuoteDraft,
} from './quotes.repository.ts';

type QuoteDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

const MAX_LISTED = 200;
const MAX_READINGS = 500;

export async function listAdminQuotes({ db, clock }: QuoteDeps, leadId: string | undefined): Promise<AdminQuoteRow[]> {
  const context = { currency: await findShopCurrency(db), today: await toShopDay(db, clock.now()) };
  return (await listQuotes(db, leadId, MAX_LISTED)).map((row) => toQuoteRow(row, context));
}

/** @throws AppError 404 */
export async function getAdminQuote({ db, clock, env }: QuoteDeps, id: string): Promise<AdminQuote> {
  const row = await findQuote(db, id);
  if (!row) throw notFound(REFUSALS.quoteGone);
  const versions = await listQuoteVersions(db, id);
  const readings = await listReadings(db, id, MAX_READINGS);
  const acceptance = await findAcceptance(db, id);
  const accepted = versions.find((version) => version.id === acceptance?.version_id);
  return {
    id,
    number: quoteNumber(row.number),
    lead_id: row.lead_id,
    ...row.content,
    currency: await findShopCurrency(db),
    taxes: (await getInvoiceSettings(db)).rates,
    status: statusOf(row, await toShopDay(db, clock.now())),
    version: row.version,
    is_sent: row.sent_draft === row.version,
    savedBy: row.saved_by,
    savedAt: row.updated_at.toISOString(),
    versions: versions.map((version, index) =>
      toVersion(version, { before: versions[index + 1], readings, publicUrl: env.publicUrl }),
    ),
    acceptance: acceptance && accepted ? toAcceptance(acceptance, accepted) : null,
    deposit_draft_id: row.deposit_draft_id,
  };
}

/** The client of a lead, with the billing details of an account. */
export async function getRecipient({ db }: Pick<Deps, 'db'>, lead: LeadRow): Promise<DraftRecipient> {
  const conversation = await findConversation(db, lead.conversation_id);
  const customerId = conversation?.user_id ?? null;
  const billing = customerId === null ? undefined : await getBuyer(db, customerId);
  return {
    customerId,
    name: billing?.name || lead.name,
    email: lead.email,
    address: billing?.address ?? '',
    country: billing?.country ?? '',
    taxNumber: billing?.taxNumber ?? '',
    language: toLanguage(conversation?.language ?? 'en'),
  };
}

/**
 * A quote for a change request exists once: a further call returns it.
 * @throws AppError 404 for an unknown lead, change request, or quote to copy; 409 for a request answered without a quote
 */
export async function createQuote(
  deps: QuoteDeps,
  userId: string,
  { lead_id, copyOf, change_id }: AdminQuoteStart,
): Promise<AdminQuote> {
  const { db, clock } = deps;
  const at = clock.now();
  const lead = await findLead(db, lead_id);
  if (!lead) throw notFound(REFUSALS.leadGone);
  const copied = copyOf === undefined ? undefined : await findQuote(db, copyOf);
  if (copyOf !== undefined && !copied) throw notFound(REFUSALS.quoteGone);
  const recipient = await getRecipient(deps, lead);
  const start = { title: lead.title, recipient, today: await toShopDay(db, at), createId: () => randomUUID() };
  const write = (text: Message) => writeText(recipient.language, text);
  const content = copied ? copyQuote(copied.content, start) : toNewQuote({ ...start, write });
  const values = { lead_id, content, updated_by: userId };
  if (change_id === undefined) return getAdminQuote(deps, await insertQuote(db, values, at));
  const id = await inTransaction(db, async (tx) => {
    const change = await lockChange(tx, lead_id, change_id);
    if (!change) throw notFound(REFUSALS.projectChangeGone);
    if (change.answer !== null) throw conflict(REFUSALS.projectChangeAnswered);
    if (change.quote_id !== null) return change.quote_id;
    const accepted = (await listAcceptedQuotes(tx, lead_id)).map((row) => ({
      id: row.id,
      phases: row.document.phases,
    }));
    const quoted = toChangeQuote(content, { change, accepted, today: start.today, write });
    const quote = await insertQuote(tx, { ...values, content: quoted }, at);
    await updateChange(tx, change_id, { quote_id: quote });
    return quote;
  });
  return getAdminQuote(deps, id);
}

/** @throws AppError 400 for amounts that no quote can have, 404, 409 for an outdated version and once it is accepted */
export async function saveQuote(
  deps: QuoteDeps,
  userId: string,
  id: string,
  { version, ...input }: AdminQuoteInput,
): Promise<AdminQuote> {
  const content = normaliseQuote(input);
  const problem = findQuoteProblem(content, await findShopCurrency(deps.db));
  if (problem) throw invalid(problem.field, problem.message);
  await inTransaction(deps.db, async (tx) => {
    const row = await lockQuote(tx, id);
    if (!row) throw notFound(REFUSALS.quoteGone);
    if (row.accepted_cents !== null) throw conflict(REFUSALS.quoteAccepted);
    checkVersion(row.version, version);
    await updateQuoteDraft(tx, id, { content, userId, at: deps.clock.now() });
  });
  return getAdminQuote(deps, id);
}
