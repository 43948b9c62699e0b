import type { Kysely, Transaction } from 'kysely';
import type { Currency, PaymentSettings, PaymentSettingsInput } from '../../../../contract/generated/model.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { describeInvoiceTerms } from '../../../../contract/rules/invoice-terms.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { describeFees, findFeeProblem } from '../../../../contract/rules/provider-fees.ts';
import { rateText } from '../../../../contract/rules/rate-text.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findRateProblem, toMicros, toRate } from '../../../../contract/rules/second-currency.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { insertRate, listRates } from './exchange-rates.repository.ts';
import {
  findPaymentSettings,
  hasTransactions,
  lockLedgerTables,
  type PaymentSettingsRow,
  upsertPaymentSettings,
} from './payment-settings.repository.ts';
import { listConnectedNames } from './providers.service.ts';

/** How many rates the settings show. */
const RATES_SHOWN = 50;

/** Null while orders are not taken on invoice. */
export const toInvoiceTerms = (
  row: Pick<PaymentSettingsRow, 'invoice_days' | 'invoice_max_cents'> | undefined,
): PaymentSettings['invoice'] =>
  row && row.invoice_days !== null && row.invoice_max_cents !== null
    ? { days: row.invoice_days, maximum: toAmount(row.invoice_max_cents) }
    : null;

const toValues = (row: PaymentSettingsRow | undefined) => ({
  manualEnabled: row?.manual_enabled ?? false,
  manualTitle: row?.manual_title ?? '',
  manualInstructions: row?.manual_instructions ?? '',
  fees: row?.fees ?? [],
  currency: (row?.currency ?? 'USD') as Currency,
  off: row?.switched_off ?? [],
  invoice: toInvoiceTerms(row),
});

/** The second currency with its rates; null while there is none. */
async function toSecondCurrency(
  db: Kysely<Database>,
  row: PaymentSettingsRow | undefined,
): Promise<PaymentSettings['secondCurrency']> {
  const currency = row?.second_currency ?? null;
  const rates = row && currency !== null ? await listRates(db, { currency, book: row.currency }, RATES_SHOWN) : [];
  const history = rates.map(({ base, rateMicros, ratedOn, created_at }) => ({
    base: base as Currency,
    rate: toRate(rateMicros),
    date: ratedOn,
    created_at: created_at.toISOString(),
  }));
  const [latest] = history;
  if (currency === null || !latest) return null;
  const { created_at: _entered, ...rate } = latest;
  return { currency: currency as Currency, ...rate, history };
}

/** Readable values for the audit log. */
const toAuditedFields = (row: PaymentSettingsRow | undefined, second: PaymentSettings['secondCurrency']) => ({
  ...toValues(row),
  secondCurrency: second && `${rateText({ ...second, shop: toValues(row).currency })}, ${second.date}`,
  fees: describeFees(row?.fees ?? []),
  invoice: describeInvoiceTerms(toInvoiceTerms(row)),
});

const toSettings = async (
  { env }: Pick<Deps, 'env'>,
  db: Kysely<Database>,
  row: PaymentSettingsRow | undefined,
): Promise<PaymentSettings> => ({
  ...toValues(row),
  secondCurrency: await toSecondCurrency(db, row),
  currencyFixed: await hasTransactions(db),
  connected: listConnectedNames(env),
  version: row?.version ?? 0,
  updated_at: row?.updated_at.toISOString() ?? null,
});

export async function getPaymentSettings(deps: Pick<Deps, 'db' | 'env'>): Promise<PaymentSettings> {
  return toSettings(deps, deps.db, await findPaymentSettings(deps.db));
}

/** Amounts depend on their currency, so the ledger keeps the currency it started with. @throws AppError 409 */
async function rejectWithTransactions(tx: Transaction<Database>): Promise<void> {
  await lockLedgerTables(tx);
  if (await hasTransactions(tx)) throw conflict(REFUSALS.currencyInUse);
}

/**
 * Adds the rate of the second currency to the history if it is another one. @returns the second currency; null for none
 * @throws AppError 400
 */
async function saveSecondCurrency(
  tx: Transaction<Database>,
  { secondCurrency: input }: PaymentSettingsInput,
  context: { shop: string; before: PaymentSettingsRow | undefined; actorId: string; at: Date },
): Promise<string | null> {
  const { shop, before, actorId, at } = context;
  // Its rate refers to the shop's currency, so it is switched off when that changes.
  if (input === undefined) return before?.currency === shop ? before.second_currency : null;
  if (input === null) return null;
  const { currency, base, rate, date } = input;
  const [latest] = await listRates(tx, { currency, book: shop }, 1);
  const problem = findRateProblem(input, { shop, today: await toShopDay(tx, at), latest: latest?.ratedOn });
  if (problem) throw invalid(problem.field, problem.message);
  const rateMicros = toMicros(rate) ?? 0;
  const isSame = latest?.base === base && latest.rateMicros === rateMicros && latest.ratedOn === date;
  if (!isSame) await insertRate(tx, { currency, book: shop, base, rateMicros, ratedOn: date }, { actorId, at });
  return currency;
}

/**
 * @throws AppError 400 (enabled without its texts), 409 when the settings have changed since they were read, or the
 * ledger holds money in another currency
 */
export async function savePaymentSettings(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actorId: string,
  input: PaymentSettingsInput,
): Promise<PaymentSettings> {
  const title = input.manualTitle.trim();
  const instructions = input.manualInstructions.trim();
  if (!isOneLine(title) || (input.manualEnabled && title === '')) {
    throw invalid('manualTitle', REFUSALS.manualIncomplete);
  }
  if (input.manualEnabled && instructions === '') throw invalid('manualInstructions', REFUSALS.manualIncomplete);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const before = await findPaymentSettings(tx);
    const manualFields = { manual_title: title, manual_instructions: instructions };
    const current = toValues(before);
    const { fees = current.fees, currency = current.currency, off: switched_off = current.off } = input;
    const { invoice = current.invoice } = input;
    if (input.invoice && !input.manualEnabled) throw invalid('invoice', REFUSALS.invoiceNeedsTransfer);
    const invoiceFields = {
      invoice_days: invoice?.days ?? null,
      invoice_max_cents: invoice ? toCents(invoice.maximum) : null,
    };
    const wrong = findFeeProblem(fees, currency);
    if (wrong) throw invalid(wrong.field, wrong.message);
    if (currency !== current.currency) await rejectWithTransactions(tx);
    const secondBefore = await toSecondCurrency(tx, before);
    const second_currency = await saveSecondCurrency(tx, input, { shop: currency, before, actorId, at });
    const values = {
      manual_enabled: input.manualEnabled,
      ...manualFields,
      ...invoiceFields,
      fees,
      currency,
      second_currency,
      switched_off,
    };
    const after = await upsertPaymentSettings(tx, values, input.version, at);
    if (!after) throw conflict(REFUSALS.stale);
    const changes = changedFields(
      toAuditedFields(before, secondBefore),
      toAuditedFields(after, await toSecondCurrency(tx, after)),
    );
    if (changes) {
      await recordChange(tx, {
        actorId,
        action: 'payments.update',
        subject: 'settings',
        subjectId: null,
        label: 'Payment settings',
        ...changes,
        at,
      });
    }
    return toSettings(deps, tx, after);
  });
}
