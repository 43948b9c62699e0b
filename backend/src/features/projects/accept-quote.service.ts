import type { Transaction } from 'kysely';
import type { LinkedQuote, QuoteAcceptanceInput } from '../../../../contract/generated/model.ts';
import { toDeviceName } from '../../../../contract/rules/device-name.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { type Agreement, toAgreement, toMilestoneDraft } from '../../../../contract/rules/quote-milestones.ts';
import { type PricedQuote, priceQuote } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isName } from '../../../../contract/rules/text.ts';
import type { QuoteAccess } from '../../clients/client-access.repository.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredQuote } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { hasAccount } from '../billing/direct-invoices.repository.ts';
import { insertDraft } from '../billing/invoice-drafts.repository.ts';
import { moveLead } from './leads.repository.ts';
import { getLinkedQuote, lockOpenQuote, notifyOfAnswer } from './quote-links.service.ts';
import { insertAcceptance, setMilestoneDraft, updateQuote } from './quotes.repository.ts';

/** The selection with its amounts. @throws AppError 400 for an unknown option, 409 for another total */
function priceSelection(
  { lines, currency }: StoredQuote,
  { selected, total }: Pick<QuoteAcceptanceInput, 'selected' | 'total'>,
): PricedQuote {
  const options = lines.filter(({ optional }) => optional).map(({ id }) => id);
  if (selected.some((id) => !options.includes(id))) throw invalid('selected', REFUSALS.quoteOption);
  const priced = priceQuote(lines, selected, currency);
  if (toCents(total) !== priced.total) throw conflict(REFUSALS.quoteTotalChanged);
  return priced;
}

/**
 * The deposit as a draft of an invoice; undefined without one, and when the shop's currency has changed since the quote: its
 * amounts would be invoiced in another one. @returns its id
 */
async function insertDeposit(
  tx: Transaction<Database>,
  agreement: Agreement,
  { leadId, at }: { leadId: string | null; at: Date },
): Promise<string | undefined> {
  if (agreement.milestones[0]?.kind !== 'deposit') return undefined;
  if (agreement.document.currency !== (await findShopCurrency(tx))) return undefined;
  const { recipient, ...content } = toMilestoneDraft(agreement, 0, []);
  const { customerId } = recipient;
  const isCustomer = customerId !== null && (await hasAccount(tx, customerId));
  const draft_id = await insertDraft(tx, {
    content: { ...content, recipient: { ...recipient, customerId: isCustomer ? customerId : null } },
    userId: null,
    at,
    leadId,
  });
  await setMilestoneDraft(tx, { quote_id: agreement.id, place: 0, draft_id, created_at: at });
  return draft_id;
}

/**
 * Accepts a version with the selected options. What was agreed never changes afterwards; a job seals its paper.
 * @throws AppError 400 for an unknown option, 404, 409 for another version or total, after its last day, and once it is
 * answered
 */
export async function acceptQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'jobs'>,
  access: QuoteAccess,
  { version, selected, total, name: typed }: QuoteAcceptanceInput,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
): Promise<LinkedQuote> {
  const { quoteId } = access;
  const name = typed.trim();
  if (name.length < 2 || !isName(name)) throw invalid('name', REFUSALS.quoteSigner);
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const open = await lockOpenQuote(tx, quoteId, version);
    const { row, newest } = open;
    if (newest.valid_until < (await toShopDay(tx, at))) throw conflict(REFUSALS.quoteExpired);
    const priced = priceSelection(newest.document, { selected, total });
    await insertAcceptance(tx, {
      quote_id: quoteId,
      version_id: newest.id,
      name,
      network: ip,
      device: toDeviceName(userAgent),
      selected,
      net_cents: priced.net,
      tax_cents: priced.tax,
      total_cents: priced.total,
      accepted_at: at,
    });
    const agreement = toAgreement(row, newest.document, selected);
    const deposit = await insertDeposit(tx, agreement, { leadId: row.lead_id, at });
    await updateQuote(tx, quoteId, {
      ...(deposit === undefined ? {} : { deposit_draft_id: deposit }),
      updated_at: at,
    });
    await moveLead(tx, row.lead_id, { to: 'won', actorId: null, at });
    await notifyOfAnswer(deps, tx, open, { kind: 'accepted', name, cents: priced.total, at });
    await deps.jobs.add('quotes.seal', { quoteId }, { db: tx });
  });
  return getLinkedQuote(deps, access);
}
