import type { Transaction } from 'kysely';
import type { AdminQuote, LeadStage } from '../../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { findQuoteSendingProblems } from '../../../../contract/rules/quote-input.ts';
import { priceQuote, quoteNumber, toQuoteLink } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { listPeopleWith } from '../../clients/client-access.repository.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredQuote } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { quoteMail } from '../../mail/quote-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { getLetterhead, getSeller } from '../billing/order-terms.repository.ts';
import { toSeller } from '../billing/order-terms.service.ts';
import { moveLead } from './leads.repository.ts';
import { insertQuoteVersion, lockQuote, type QuoteRow, updateQuote } from './quotes.repository.ts';
import { getAdminQuote } from './quotes.service.ts';

/** The snapshot stored with a version. @throws AppError 400 listing everything that the draft lacks */
async function freeze(tx: Transaction<Database>, { content }: QuoteRow, at: Date): Promise<StoredQuote> {
  const currency = await findShopCurrency(tx);
  const timeZone = await findShopZone(tx);
  const details = findQuoteSendingProblems(content, currency, toBusinessTime(at, timeZone).day);
  const [first] = details;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details });
  const seller = toSeller(await getSeller(tx));
  return { ...content, currency, seller, letterhead: await getLetterhead(tx), timeZone };
}

interface Sending {
  userId: string;
  id: string;
  version: number;
}

/**
 * Sends the draft as the next version, once: the second of two presses, or of two administrators, sends nothing.
 * @throws AppError 400 for an incomplete draft, 404, 409 for an outdated version and once it is accepted
 */
export async function sendQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { userId, id, version }: Sending,
): Promise<AdminQuote> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const row = await lockQuote(tx, id);
    if (!row) throw notFound(REFUSALS.quoteGone);
    if (row.accepted_cents !== null) throw conflict(REFUSALS.quoteAccepted);
    checkVersion(row.version, version);
    // A declined version may be sent again as it was.
    if (row.sent_draft === row.version && row.declined_at === null) return;
    const document = await freeze(tx, row, at);
    const { recipient, currency, validUntil, title, seller } = document;
    const number = (row.newest_number ?? 0) + 1;
    const { total } = priceQuote(document.lines, [], currency);
    const token = createLinkToken();
    await insertQuoteVersion(tx, {
      quote_id: id,
      number,
      document: JSON.stringify(document),
      total_cents: total,
      valid_until: validUntil ?? '',
      link_token: token,
      sent_by: userId,
      sent_at: at,
    });
    await updateQuote(tx, id, { sent_draft: row.version, updated_at: at });
    const isEarly = (stage: LeadStage) => stage === 'new' || stage === 'in_conversation' || stage === 'lost';
    await moveLead(tx, row.lead_id, { to: 'quoted', actorId: userId, at }, isEarly);
    const to = { name: recipient.name, address: recipient.email, language: recipient.language };
    const mailed = {
      number: quoteNumber(row.number),
      version: number,
      title,
      cents: total,
      currency,
      hasOptions: document.lines.some(({ optional }) => optional),
      validUntil: validUntil ?? '',
      seller: seller.name,
      link: toQuoteLink(deps.env.publicUrl, token),
    };
    await deps.mail.send(quoteMail(to, mailed, at), tx);
    const people = row.lead_id === null ? [] : await listPeopleWith(tx, row.lead_id, 'approve', recipient.email);
    for (const { name, email, link_token } of people) {
      const link = toQuoteLink(deps.env.publicUrl, toClientToken(link_token, id));
      const person = { name, address: email, language: recipient.language };
      await deps.mail.send(quoteMail(person, { ...mailed, link }, at), tx);
    }
    await recordChange(tx, {
      actorId: userId,
      action: 'quote.send',
      subject: 'quote',
      subjectId: id,
      label: `Quote ${mailed.number}`,
      before: null,
      after: { version: number, total: toAmount(total) },
      at,
    });
  });
  return getAdminQuote(deps, id);
}
