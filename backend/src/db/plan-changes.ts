import { type Kysely, sql, type Transaction } from 'kysely';
import { type ActivePlan, type PlanChange, resolvePlan, toPlanDate } from '../../../contract/rules/active-plans.ts';
import type { Database, StoredHeldPlan } from './schema.ts';
import { isMember, isSeatLine, remainingUnits } from './seat-lines.ts';
import { findShopZone } from './shop-zone.ts';

const PLAN_COLUMNS = [
  'plan_id',
  'tier',
  'activations',
  'term_months',
  'holds_until',
  'updates_until',
  'support_until',
] as const;

/**
 * The line that holds the file of a line: itself, or the one that it renews or upgrades. Requires `orders`, `order_lines`
 * and `order_promises`.
 */
export const fileLine = sql`case when orders.status = 'completed' then coalesce(order_promises.root_id, order_lines.id) else order_lines.id end`;

/**
 * Whether the plan of an entitlement has an end date and can be renewed: it is on sale, or retired but renewable, and
 * its product is published. Seats are renewed by their buyer.
 */
export const isRenewable = sql<boolean>`(entitlements.holds_until is not null and not ${isMember} and exists (
  select from order_lines line join products on products.id = line.product_id
   where line.id = entitlements.line_id and products.published
     and (products.pricing || products.retired_plans) @? concat('$[*] ? (@.id == "', entitlements.plan_id,
       '" && (!exists(@.renewable) || @.renewable == true))')::jsonpath))`;

/** Whether the plan of an entitlement is renewed because its holder agreed to it. */
export const isRenewed = sql<boolean>`(exists (
  select from renewals where renewals.root_id = entitlements.line_id and renewals.state = 'active'))`;

/** @param bought the plan of the purchase, which rows older than plan ids do not contain */
const toInitialPlan = (given: StoredHeldPlan, bought: string | null): ActivePlan => ({
  ...given,
  planId: given.planId ?? bought,
  holdsUntil: toPlanDate(given.holdsUntil),
  updatesUntil: toPlanDate(given.updatesUntil),
  supportUntil: toPlanDate(given.supportUntil),
  from: new Date(given.from),
});

/** The rights of a line: as granted and as currently held, with the lines that have changed them. */
export interface PlanState {
  /** null when everything was revoked */
  held: ActivePlan | null;
  given: ActivePlan;
  /** the lines that count: the purchase unless revoked, and its renewals and upgrades */
  lines: string[];
  /** units of the purchase, which all its changes have as well */
  quantity: number;
  /** units whose devices add up on one key; 1 for seats */
  keyUnits: number;
  /** the units are for people whom the buyer invites */
  isSeats: boolean;
}

/** @param lock locks the row until the transaction ends, so that changes are serialised */
export async function readPlanState(
  db: Kysely<Database>,
  rootId: string,
  lock = false,
): Promise<PlanState | undefined> {
  const query = db
    .selectFrom('entitlements')
    .innerJoin('order_lines', 'order_lines.id', 'entitlements.line_id')
    .select(PLAN_COLUMNS.map((name) => `entitlements.${name}` as const))
    .select(['entitlements.given', 'given_ended_at', 'ended_at', 'entitlements.created_at', 'order_lines.amount_cents'])
    .select(['order_lines.plan_id as bought_plan', remainingUnits.as('quantity'), isSeatLine.as('isSeats')])
    .where('entitlements.line_id', '=', rootId);
  const row = await (lock ? query.forUpdate('entitlements') : query).executeTakeFirst();
  if (!row) return undefined;
  const given = row.given
    ? toInitialPlan(row.given, row.bought_plan)
    : {
        planId: row.plan_id,
        tier: row.tier,
        activations: row.activations,
        termMonths: row.term_months,
        holdsUntil: row.holds_until,
        updatesUntil: row.updates_until,
        supportUntil: row.support_until,
        from: row.created_at,
        months: row.term_months ?? 0,
        cents: row.amount_cents,
      };
  const isInitialEnded = row.given ? row.given_ended_at !== null : row.ended_at !== null;
  const changes = await listChanges(db, rootId);
  return {
    given,
    // Renewals and upgrades end with the last seat as well.
    held: row.quantity > 0 ? resolvePlan(isInitialEnded ? null : given, changes, await findShopZone(db)) : null,
    lines: [...(isInitialEnded ? [] : [rootId]), ...changes.map(({ lineId }) => lineId)],
    quantity: row.quantity,
    keyUnits: row.isSeats ? 1 : row.quantity,
    isSeats: row.isSeats,
  };
}

async function listChanges(db: Kysely<Database>, rootId: string): Promise<(PlanChange & { lineId: string })[]> {
  const rows = await db
    .selectFrom('plan_changes')
    .select(['line_id', 'kind', 'plan_id', 'tier', 'rights', 'cents', 'created_at'])
    .where('root_id', '=', rootId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('line_id')
    .execute();
  return rows.map(({ line_id: lineId, plan_id: planId, created_at: at, ...change }) => ({
    ...change,
    lineId,
    planId,
    at,
  }));
}

/**
 * Stores the rights of all lines that count; file and key are revoked with the last of them and restored with a new
 * one.
 */
async function updateEntitlement(tx: Transaction<Database>, rootId: string, at: Date): Promise<void> {
  const state = await readPlanState(tx, rootId, true);
  if (!state) return;
  const { held } = state;
  await tx
    .updateTable('entitlements')
    .set(
      held
        ? {
            plan_id: held.planId,
            tier: held.tier,
            activations: held.activations,
            term_months: held.termMonths,
            ended_at: null,
            holds_until: held.holdsUntil,
            updates_until: held.updatesUntil,
            support_until: held.supportUntil,
          }
        : { ended_at: at },
    )
    .where('line_id', '=', rootId)
    .execute();
  await tx
    .updateTable('downloads')
    .set({ revoked_at: held ? null : at })
    .where('line_id', '=', rootId)
    .execute();
}

/**
 * Applies a renewal or upgrade to the rights of the earlier line, once; no effect for other lines.
 * @returns the earlier line; null for one with its own plan
 */
export async function applyChange(tx: Transaction<Database>, lineId: string, at: Date): Promise<string | null> {
  const snapshot = await tx
    .selectFrom('order_promises')
    .innerJoin('order_lines', 'order_lines.id', 'order_promises.line_id')
    .select([
      'root_id',
      'change',
      'counted_cents',
      'rights',
      'file_id',
      'version',
      'download_limit',
      'order_lines.tier',
      'order_lines.plan_id',
      'amount_cents',
    ])
    .where('order_promises.line_id', '=', lineId)
    .executeTakeFirst();
  const { root_id: rootId, change: kind, rights, tier, plan_id: planId = null } = snapshot ?? {};
  if (!snapshot || !rootId || !kind || !rights || !tier) return null;
  const state = await readPlanState(tx, rootId, true);
  if (!state) return null;
  const cents = snapshot.amount_cents + (snapshot.counted_cents ?? 0);
  const allRights = { ...rights, activations: rights.activations * state.keyUnits };
  await insertChange(tx, state, { lineId, rootId, kind, planId, tier, rights: allRights, cents, at });
  await updateDownload(tx, rootId, snapshot.file_id, snapshot.version);
  await extendLimit(tx, rootId, snapshot.download_limit);
  return rootId;
}

/** Inserts a renewal or upgrade of `rootId`. @param state of that line, without this change */
async function insertChange(
  tx: Transaction<Database>,
  state: PlanState,
  { lineId, rootId, kind, planId, tier, rights, cents, at }: PlanChange & { lineId: string; rootId: string },
): Promise<void> {
  await storeInitialPlan(tx, rootId, state);
  await tx
    .insertInto('plan_changes')
    .values({
      line_id: lineId,
      root_id: rootId,
      kind,
      plan_id: planId,
      tier,
      cents,
      created_at: at,
      rights: JSON.stringify(rights),
    })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .execute();
  await updateEntitlement(tx, rootId, at);
}

/** The same for completed renewals and upgrades that have not been applied yet, starting on their order date. */
export async function applyReservedChanges(tx: Transaction<Database>): Promise<void> {
  const { rows: roots } = await sql<{ root_id: string }>`
    select distinct root_id from order_promises
      join order_lines on order_lines.id = order_promises.line_id join orders on orders.id = order_lines.order_id
     where root_id is not null and orders.status = 'completed' and order_lines.tier is not null
       and not exists (select from plan_changes where plan_changes.line_id = order_lines.id)`.execute(tx);
  for (const { root_id: rootId } of roots) {
    const state = await readPlanState(tx, rootId, true);
    if (!state) continue;
    await storeInitialPlan(tx, rootId, state);
    await sql`insert into plan_changes (line_id, root_id, kind, plan_id, tier, rights, cents, created_at)
      select order_lines.id, root_id, change, order_lines.plan_id, order_lines.tier, order_promises.rights,
             order_lines.amount_cents + coalesce(counted_cents, 0), orders.created_at
        from order_promises
        join order_lines on order_lines.id = order_promises.line_id join orders on orders.id = order_lines.order_id
       where root_id = ${rootId} and orders.status = 'completed' and order_lines.tier is not null
      on conflict (line_id) do nothing`.execute(tx);
    await updateEntitlement(tx, rootId, state.given.from);
  }
}

/** Stores what the purchase alone granted, before the first change. */
async function storeInitialPlan(tx: Transaction<Database>, rootId: string, { given }: PlanState): Promise<void> {
  await tx
    .updateTable('entitlements')
    .set((eb) => ({ given: JSON.stringify(given), given_ended_at: eb.ref('ended_at') }))
    .where('line_id', '=', rootId)
    .where('given', 'is', null)
    .execute();
}

/** A renewal or upgrade includes the current version; a companion of the product stays the same. */
async function updateDownload(tx: Transaction<Database>, rootId: string, file_id: string, version: string | null) {
  await tx
    .updateTable('downloads')
    .set({ file_id, version })
    .where('line_id', '=', rootId)
    .where('file_id', 'in', (eb) =>
      eb
        .selectFrom('release_files')
        .innerJoin('releases', 'releases.id', 'release_files.release_id')
        .select('release_files.file_id')
        .whereRef('releases.product_id', '=', 'downloads.product_id'),
    )
    .execute();
}

/** A renewal or upgrade adds its own downloads; a file without a limit stays without one. @param limit null removes it */
async function extendLimit(tx: Transaction<Database>, rootId: string, limit: number | null): Promise<void> {
  await tx
    .updateTable('downloads')
    .set((eb) => ({ downloads_left: limit === null ? null : eb('downloads_left', '+', limit) }))
    .where('line_id', '=', rootId)
    .where('downloads_left', 'is not', null)
    .execute();
}

/** Revokes one line's share of a plan that others have changed; false when no other has. */
export async function endChange(tx: Transaction<Database>, lineId: string, at: Date): Promise<boolean> {
  const rootId = await findRoot(tx, lineId);
  if (rootId === undefined) return false;
  await tx
    .updateTable('plan_changes')
    .set({ ended_at: at })
    .where('line_id', '=', lineId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('entitlements')
    .set({ given_ended_at: at })
    .where('line_id', '=', lineId)
    .where('given_ended_at', 'is', null)
    .execute();
  await updateEntitlement(tx, rootId, at);
  return true;
}

/** The line with the original plan, found by any line of the plan. */
async function findRoot(db: Kysely<Database>, lineId: string): Promise<string | undefined> {
  const change = await db
    .selectFrom('plan_changes')
    .select('root_id')
    .where((eb) => eb.or([eb('line_id', '=', lineId), eb('root_id', '=', lineId)]))
    .executeTakeFirst();
  return change?.root_id;
}
