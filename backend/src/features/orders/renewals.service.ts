import type { Transaction } from 'kysely';
import type { LinkedRenewal, Renewal, RenewalInput, RenewalProvider } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isPauseDay, toEndDay } from '../../../../contract/rules/renewals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone, toShopDay } from '../../db/shop-zone.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError, conflict, invalid, notFound, priceChanged } from '../../lib/errors.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import type { CardProvider } from '../billing/card-provider.adapter.ts';
import { findCardProvider } from '../billing/card-providers.service.ts';
import { listPaymentMethods } from '../billing/providers.service.ts';
import { findPlanToRenew } from './plan-to-renew.repository.ts';
import { priceRenewal, writeConsent } from './price-renewal.service.ts';
import { NO_SETUP, removeCard, stopRenewal } from './renewal-attempts.service.ts';
import { activate, type SetupDeps, startSetup } from './renewal-setup.service.ts';
import { toLinkedRenewal, toRenewal } from './renewals.mapper.ts';
import {
  deletePendingRenewal,
  findRenewal,
  findRenewalIdByToken,
  insertRenewal,
  listRenewals,
  lockRenewal,
  lockRenewalOfPlan,
  type RenewalRow,
  updateRenewal,
} from './renewals.repository.ts';

interface Caller {
  user: Pick<SessionUser, 'id' | 'name' | 'email'>;
  language: Language;
}

/** The provider of a saved card; undefined for the wallet. @throws AppError 400 for one that is not offered */
async function getCardProvider(
  deps: Pick<Deps, 'db' | 'env'>,
  name: RenewalProvider,
): Promise<CardProvider | undefined> {
  if (name === 'wallet') return undefined;
  const isOffered = (await listPaymentMethods(deps)).some((method) => method.name === name);
  const provider = isOffered ? findCardProvider(deps, name) : undefined;
  if (!provider) throw invalid('provider', REFUSALS.providerUnknown);
  return provider;
}

async function readRenewal(tx: Transaction<Database>, id: string): Promise<Renewal> {
  const row = await findRenewal(tx, id);
  if (!row) throw notFound(REFUSALS.renewalNotFound);
  return toRenewal(row, await findShopZone(tx));
}

/** The user's renewals; a job asks the provider about cards that are being saved. */
export async function listOwnRenewals({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, userId: string) {
  const rows = await listRenewals(db, userId);
  if (rows.some(({ setup_reference }) => setup_reference !== null))
    await jobs.add('renewals.settle-cards', {}, { key: 'renewals.settle-cards' });
  const timeZone = await findShopZone(db);
  return { items: rows.map((row) => toRenewal(row, timeZone)) };
}

/** @throws AppError 409 when the plan cannot be renewed, or the country for its tax is missing */
async function getAgreedPrice(tx: Transaction<Database>, plan: Parameters<typeof priceRenewal>[1], at: Date) {
  try {
    const price = await priceRenewal(tx, plan, at);
    if (price.cents > 0) return price;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.details?.some(({ field }) => field === 'country')) throw conflict(REFUSALS.renewalCountry);
  }
  throw conflict(REFUSALS.renewalNotOffered);
}

/** @throws AppError 404, 409 for a plan that cannot be renewed or is renewed, or a changed price */
async function insertAgreement(
  tx: Transaction<Database>,
  { user, language }: Caller,
  { download_id: downloadId, provider, total, consent: wording }: RenewalInput,
  at: Date,
): Promise<string> {
  const plan = await findPlanToRenew(tx, user.id, downloadId);
  if (!plan) throw notFound();
  if (plan.root_id === null) throw conflict(REFUSALS.planNone);
  const { root_id, holds_until, term_months: months } = plan;
  if (holds_until === null || months === null) throw conflict(REFUSALS.planHasNoEnd);
  const earlier = await lockRenewalOfPlan(tx, root_id);
  if (earlier && earlier.state !== 'pending') throw conflict(REFUSALS.renewalExists);
  if (earlier) await deletePendingRenewal(tx, earlier.id);
  if (toEndDay(holds_until, await findShopZone(tx)) <= at) throw conflict(REFUSALS.renewalTooLate);
  const price = await getAgreedPrice(tx, { ...plan, root_id, user_id: user.id }, at);
  if (price.cents !== toCents(total)) throw priceChanged();
  const { cents } = price;
  const consent = await writeConsent(tx, { ...plan, holds_until }, { cents, months, provider, language });
  const agreement = { root_id, user_id: user.id, provider, agreed_cents: cents, wording, consent, language };
  return insertRenewal(tx, { ...agreement, state: 'pending', link_token: createLinkToken(), at });
}

/**
 * Agrees to the renewal of a plan. Nothing is charged now.
 * @throws AppError 400 for a provider that cannot be charged later, 404, 409, 503 when the provider does not answer
 */
export async function createRenewal(deps: SetupDeps, caller: Caller, input: RenewalInput): Promise<Renewal> {
  const provider = await getCardProvider(deps, input.provider);
  const at = deps.clock.now();
  const id = await inTransaction(deps.db, async (tx) => {
    const renewalId = await insertAgreement(tx, caller, input, at);
    if (!provider) await activate(deps, tx, renewalId, at);
    return renewalId;
  });
  const row = await findRenewal(deps.db, id);
  if (provider && row) await startSetup(deps, provider, row, caller);
  return inTransaction(deps.db, (tx) => readRenewal(tx, id));
}

/** The user's own renewal, locked. @throws AppError 404 */
async function lockOwn(tx: Transaction<Database>, userId: string, id: string): Promise<RenewalRow> {
  const row = await lockRenewal(tx, id);
  if (!row || row.user_id !== userId) throw notFound(REFUSALS.renewalNotFound);
  return row;
}

function rejectBusy({ order_id: orderId }: RenewalRow): void {
  if (orderId !== null) throw conflict(REFUSALS.renewalBusy);
}

/** Pauses a renewal until a day, or resumes it. @throws AppError 400, 404, 409 */
export function pauseRenewal(deps: SetupDeps, userId: string, id: string, until: string | null): Promise<Renewal> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, userId, id);
    if (row.state === 'ended') throw conflict(REFUSALS.renewalEnded);
    if (row.state === 'pending') throw conflict(REFUSALS.renewalWaitsForCard);
    rejectBusy(row);
    if (until === null) {
      if (row.state === 'active') return readRenewal(tx, id);
      await updateRenewal(tx, id, { state: 'active', paused_until: null, confirmed_at: at }, at);
      return readRenewal(tx, id);
    }
    const today = await toShopDay(tx, at);
    if (!isPauseDay(until, today)) throw invalid('until', REFUSALS.pauseDay);
    // What was announced is no longer true; after the pause it is announced again.
    const nothingDue = { announced_for: null, announced_cents: null, announced_at: null, charge_at: null };
    const noFailure = { attempts: 0, failure: null, needs_customer: false };
    await updateRenewal(tx, id, { state: 'paused', paused_until: until, ...nothingDue, ...noFailure }, at);
    return readRenewal(tx, id);
  });
}

/** Changes how a renewal is paid. @throws AppError 400, 404, 409, 503 */
export async function changeMethod(
  deps: SetupDeps,
  caller: Caller,
  id: string,
  name: RenewalProvider,
): Promise<Renewal> {
  const provider = await getCardProvider(deps, name);
  const at = deps.clock.now();
  const row = await inTransaction(deps.db, async (tx) => {
    const own = await lockOwn(tx, caller.user.id, id);
    if (own.state === 'ended') throw conflict(REFUSALS.renewalEnded);
    rejectBusy(own);
    if (provider) return own;
    await removeCard(deps, tx, own);
    const noCard = { customer_token: null, method_token: null, brand: null, last_four: null, expires: null };
    await updateRenewal(tx, id, { provider: 'wallet', ...noCard, ...NO_SETUP }, at);
    if (own.state === 'pending') await activate(deps, tx, id, at);
    return own;
  });
  if (provider) await startSetup(deps, provider, row, caller);
  return inTransaction(deps.db, (tx) => readRenewal(tx, id));
}

/** Stops a renewal for its customer. @throws AppError 409 while it is charged */
async function stopByCustomer(deps: SetupDeps, tx: Transaction<Database>, row: RenewalRow, at: Date): Promise<void> {
  if (row.state === 'ended') return;
  rejectBusy(row);
  if (row.state === 'pending') return deletePendingRenewal(tx, row.id);
  await stopRenewal(deps, tx, row, 'customer', at);
}

/** @throws AppError 404, 409 while it is charged */
export function cancelRenewal(deps: SetupDeps, userId: string, id: string): Promise<Renewal> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, userId, id);
    const stopped = toRenewal(
      { ...row, state: 'ended', ended_by: row.ended_by ?? 'customer', paused_until: null, setup_url: null },
      await findShopZone(tx),
    );
    await stopByCustomer(deps, tx, row, at);
    return (await findRenewal(tx, id)) ? readRenewal(tx, id) : stopped;
  });
}

/** @throws AppError 404 for an unknown token */
async function lockLinked(tx: Transaction<Database>, token: string): Promise<RenewalRow> {
  const id = await findRenewalIdByToken(tx, token);
  const row = id === undefined ? undefined : await lockRenewal(tx, id);
  if (!row) throw notFound(REFUSALS.renewalLinkUnknown);
  return row;
}

/** The renewal of a link in an email. @throws AppError 404 */
export function getLinkedRenewal(deps: SetupDeps, token: string): Promise<LinkedRenewal> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockLinked(tx, token);
    return toLinkedRenewal(row, await findShopZone(tx));
  });
}

/** Stops the renewal of a link. @throws AppError 404, 409 while it is charged */
export function cancelLinkedRenewal(deps: SetupDeps, token: string): Promise<LinkedRenewal> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockLinked(tx, token);
    await stopByCustomer(deps, tx, row, at);
    const stopped = await lockRenewal(tx, row.id);
    if (!stopped) throw notFound(REFUSALS.renewalLinkUnknown);
    return toLinkedRenewal(stopped, await findShopZone(tx));
  });
}
