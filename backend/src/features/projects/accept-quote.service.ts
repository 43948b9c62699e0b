import type { Transaction } from 'kysely';
import type { LinkedQuote, QuoteAcceptanceInput } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toDeviceName } from '../../../../contract/rules/device-name.ts';
import { EMPTY_DRAFT } from '../../../../contract/rules/invoice-drafts.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { toDepositLines } from '../../../../contract/rules/quote-deposit.ts';
import { type PricedQuote, priceQuote, quoteNumber, schedulePayments } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredQuote } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { hasAccount } from '../billing/direct-invoices.repository.ts';
import { insertDraft } from '../billing/invoice-drafts.repository.ts';
import { moveLead } from './leads.repository.ts';
import { notifyOfAnswer } from './notify-quote.service.ts';
import { getLinkedQuote, getLinkedQuoteId, lockOpenQuote, type OpenQuote } from './quote-links.service.ts';
import { insertAcceptance, updateQuote } from './quotes.repository.ts';

const MAX_DESCRIPTION = 500;

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

/** The deposit as a draft of an invoice; undefined without one. @returns its id */
async function insertDeposit(
  tx: Transaction<Database>,
  { row, newest: { document } }: OpenQuote,
  { total, taxes }: PricedQuote,
  at: Date,
): Promise<string | undefined> {
  const { schedule, currency, recipient, title } = document;
  const payments = schedulePayments(total, schedule, currency);
  const sum = (values: number[]) => values.reduce((left, right) => left + right, 0);
  const isDeposit = (index: number) => schedule[index]?.kind === 'deposit';
  const cents = sum(payments.filter((_cents, index) => isDeposit(index)));
  if (cents === 0) return undefined;
  const percent = sum(schedule.filter((_share, index) => isDeposit(index)).map((share) => share.percent));
  const text = writeText(
    recipient.language,
    msg`Deposit of ${percent} % for quote ${quoteNumber(row.number)}: ${title}`,
  );
  const description = Array.from(text).slice(0, MAX_DESCRIPTION).join('');
  const { customerId } = recipient;
  const isCustomer = customerId !== null && (await hasAccount(tx, customerId));
  const content = {
    ...EMPTY_DRAFT,
    recipient: { ...recipient, customerId: isCustomer ? customerId : null },
    lines: toDepositLines(cents, taxes, { description, currency }),
  };
  return insertDraft(tx, { content, userId: null, at });
}

/**
 * Accepts a version with the selected options. What was agreed never changes afterwards; a job seals its paper.
 * @throws AppError 400 for an unknown option, 404, 409 for another version or total, after its last day, and once it is
 * answered
 */
export async function acceptQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'jobs'>,
  token: string,
  { version, selected, total, name: typed }: QuoteAcceptanceInput,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
): Promise<LinkedQuote> {
  const quoteId = await getLinkedQuoteId(deps, token);
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
    const deposit = await insertDeposit(tx, open, priced, at);
    await updateQuote(tx, quoteId, {
      ...(deposit === undefined ? {} : { deposit_draft_id: deposit }),
      updated_at: at,
    });
    await moveLead(tx, row.lead_id, { to: 'won', actorId: null, at });
    await notifyOfAnswer(deps, tx, open, { kind: 'accepted', name, cents: priced.total, at });
    await deps.jobs.add('quotes.seal', { quoteId }, { db: tx });
  });
  return getLinkedQuote(deps, token);
}
