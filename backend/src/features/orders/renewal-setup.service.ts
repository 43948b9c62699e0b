import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Language, toLanguagePath } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import type { CardProvider, SavedCard } from '../billing/card-provider.adapter.ts';
import { findCardProvider } from '../billing/card-providers.service.ts';

import { NO_SETUP, type RenewalDeps, removeCard, toRenewalPath } from './renewal-attempts.service.ts';
import {
  claimSetupPoll,
  deletePendingRenewal,
  listOpenSetups,
  lockRenewal,
  type RenewalRow,
  updateRenewal,
} from './renewals.repository.ts';

export type SetupDeps = RenewalDeps & Pick<Deps, 'db' | 'clock' | 'log'>;

/** Minimum interval between polls while a customer saves a card. */
const MIN_POLL_INTERVAL_MS = 4_000;
/** Renewals polled in one run, sequentially. */
const BATCH_SIZE = 50;

/** Renews from now on; a job confirms it to the customer. */
export async function activate({ jobs }: Pick<Deps, 'jobs'>, tx: Transaction<Database>, id: string, at: Date) {
  await updateRenewal(tx, id, { state: 'active' }, at);
  await jobs.add('renewals.confirm', { id }, { db: tx });
}

/** Stores the result of saving a card: the renewal uses it from now on. */
async function storeCard(
  deps: SetupDeps,
  { id, setup_reference }: RenewalRow,
  card: SavedCard | 'gone',
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRenewal(tx, id);
    // Stored before, or another card is being saved.
    if (!row || row.setup_reference !== setup_reference || row.setup_provider === null) return;
    // A charge is asked for again with the card that it began with; the new one is stored once it is settled.
    if (row.order_id !== null) return;
    if (card === 'gone') {
      await updateRenewal(tx, id, NO_SETUP, at);
      await deletePendingRenewal(tx, id);
      return;
    }
    await removeCard(deps, tx, row);
    const { customer, token, brand, lastFour, expires } = card;
    const saved = { customer_token: customer, method_token: token, brand, last_four: lastFour, expires };
    await updateRenewal(tx, id, { provider: row.setup_provider, ...saved, ...NO_SETUP }, at);
    if (row.state === 'pending') await activate(deps, tx, id, at);
  });
}

/** Asks the provider whether the card is saved, unless it was asked just now. */
async function settleSetup(deps: SetupDeps, row: RenewalRow, isNew = false): Promise<void> {
  const { setup_provider: name, setup_reference: reference } = row;
  const provider = findCardProvider(deps, name);
  if (reference === null || !provider) return;
  if (!(await claimSetupPoll(deps.db, row.id, deps.clock.now(), isNew ? 0 : MIN_POLL_INTERVAL_MS))) return;
  try {
    const card = await provider.findCard(reference);
    if (card !== 'open') await storeCard(deps, row, card);
  } catch (error) {
    deps.log.warn('A payment provider did not respond', { provider: provider.name, error });
  }
}

/** Asks about all cards that are being saved: the customer may not have come back. */
export async function settleOpenSetups(deps: SetupDeps): Promise<void> {
  for (const row of await listOpenSetups(deps.db, BATCH_SIZE)) await settleSetup(deps, row);
}

/**
 * Starts saving a card for a renewal; the customer continues at the page of the provider.
 * @throws AppError 503 when the provider does not answer
 */
export async function startSetup(
  deps: SetupDeps,
  provider: CardProvider,
  row: RenewalRow,
  { user, language }: { user: Pick<SessionUser, 'name' | 'email'>; language: Language },
): Promise<void> {
  const returnUrl = `${deps.env.publicUrl}${toLanguagePath(toRenewalPath(row), language)}`;
  const at = deps.clock.now();
  try {
    const customer = { name: user.name, email: user.email };
    const setup = { id: randomUUID(), customer, currency: row.currency, returnUrl };
    const { reference, checkoutUrl } = await provider.setUpCard(setup);
    const setup_provider = provider.name;
    const change = { setup_provider, setup_reference: reference, setup_url: checkoutUrl, setup_polled_at: null };
    await updateRenewal(deps.db, row.id, change, at);
    if (checkoutUrl === null) await settleSetup(deps, { ...row, setup_provider, setup_reference: reference }, true);
  } catch (error) {
    deps.log.error('Saving a card could not be started', { provider: provider.name, error });
    throw new AppError(503, 'unavailable', REFUSALS.providerUnavailable, { cause: error });
  }
}
