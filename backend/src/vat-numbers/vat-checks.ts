import type { Kysely } from 'kysely';
import type { VatCheck } from '../../../contract/generated/model.ts';
import { isEu } from '../../../contract/rules/eea.ts';
import { homeCountry } from '../../../contract/rules/invoices.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import {
  formResult,
  offersReverseCharge,
  parseVatNumber,
  type VatNumber,
  vatNumberText,
} from '../../../contract/vat/vat-numbers.ts';
import type { Database, StoredVatCheck } from '../db/schema.ts';
import type { Deps } from '../http/contract/operation.ts';
import { invalid } from '../lib/errors.ts';
import { findOwnNumber, findVatCheck, getVatTerms, saveVatCheck, type VatCheckRow } from './vat-checks.repository.ts';
import { queryVies } from './vies.adapter.ts';

type VatDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>;

type TaxSettings = Awaited<ReturnType<typeof getVatTerms>>;

/** The seller's own VAT number, for the proof that VIES gives; undefined for sellers outside of the European Union. */
const ownNumber = (settings: TaxSettings): VatNumber | undefined =>
  parseVatNumber(homeCountry(settings), settings.taxNumber);

/** The answer of VIES about a number: the stored one while it counts, otherwise a new one. */
async function checkOnce(
  { db, clock, env, log }: VatDeps,
  number: VatNumber,
  settings: TaxSettings,
): Promise<VatCheckRow> {
  const at = clock.now();
  const known = await findVatCheck(db, number, at);
  if (known) return known;
  const answer = await queryVies({ url: env.viesUrl, number, requester: ownNumber(settings) }).catch((error) => {
    log.warn('VIES did not confirm a VAT number', { country: number.country, error });
    return { valid: null, name: null, consultation: null };
  });
  const row = { ...answer, checked_at: at };
  await saveVatCheck(db, number, row);
  return row;
}

interface TypedNumber {
  /** ISO 3166-1 */
  country: string;
  typed: string;
}

/** The form of a number and, where it can lower a price, the answer of VIES. */
export async function checkVatNumber(deps: VatDeps, { country, typed }: TypedNumber): Promise<VatCheck> {
  const settings = await getVatTerms(deps.db);
  const number = parseVatNumber(country, typed);
  const isOffered = offersReverseCharge(settings.rates, { country, sellerCountry: homeCountry(settings) });
  const answer = number && isOffered ? await checkOnce(deps, number, settings) : undefined;
  const isAnswered = answer !== undefined && answer.valid !== null;
  return {
    result: isAnswered ? (answer.valid ? 'valid' : 'invalid') : formResult(country, number),
    number: number ? vatNumberText(number) : typed.trim(),
    name: answer?.name ?? null,
    consultation: answer?.consultation ?? null,
    checked_at: isAnswered ? answer.checked_at.toISOString() : null,
    untaxed: isOffered && answer?.valid === true,
  };
}

interface Buyer {
  /** null for a guest */
  userId: string | null;
  /** chosen for this purchase; used while the account has none */
  country: string | undefined;
  /** of a guest */
  vatNumber?: string | undefined;
}

/**
 * Asks VIES about the number of a buyer before a price is computed, so that no transaction waits for it. Does nothing while no
 * tax rate has the reverse charge.
 */
export async function prepareVatCheck(deps: VatDeps, { userId, country, vatNumber }: Buyer): Promise<void> {
  const { rates } = await getVatTerms(deps.db);
  if (!rates.some(({ reverseCharge }) => reverseCharge)) return;
  const saved = userId === null ? undefined : await findOwnNumber(deps.db, userId);
  const typed = saved?.taxNumber || (vatNumber ?? '');
  if (typed !== '') await checkVatNumber(deps, { country: saved?.country || (country ?? ''), typed });
}

/** The number of a guest as it is printed. @throws AppError 400 when no number of the country looks like it */
export function toPrintedVatNumber(country: string, typed: string | undefined): string {
  const text = typed?.trim() ?? '';
  if (text === '' || !isEu(country)) return text;
  const number = parseVatNumber(country, text);
  if (!number) throw invalid('vat_number', REFUSALS.vatNumberMalformed);
  return vatNumberText(number);
}

/** The confirmation of VIES that a buyer's number is valid, if it still counts; null without one. */
export async function findConfirmation(
  db: Kysely<Database>,
  { country, typed }: TypedNumber,
  at: Date,
): Promise<StoredVatCheck | null> {
  const number = typed === '' ? undefined : parseVatNumber(country, typed);
  const check = number && (await findVatCheck(db, number, at));
  if (!number || !check?.valid) return null;
  const { name, consultation, checked_at } = check;
  return { number: vatNumberText(number), name, consultation, checkedAt: checked_at.toISOString() };
}
