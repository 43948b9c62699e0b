import type { LicenceKeysReport, LicencePool } from '../../../../contract/generated/model.ts';
import { normaliseHeader } from '../../../../contract/rules/import-columns.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { grantWaitingLicences } from '../../db/grant-licences.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { decodeCsv, readCsv } from '../../lib/csv-text.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { findEditableProduct, lockProduct } from '../catalogue/product-edits.repository.ts';
import { deleteFreeKeys, getPoolCounts, insertKeys } from './licence-pool.repository.ts';

const MAX_KEYS = 50_000;
const MAX_KEY_LENGTH = 64;
/** Accepted names of the key column, without spaces and punctuation. */
const KEY_COLUMN_NAMES = new Set([
  'key',
  'keys',
  'licencekey',
  'licensekey',
  'licence',
  'license',
  'serial',
  'serialnumber',
  'code',
]);

/** The distinct keys of a file and the number of duplicates. @throws AppError 400 */
async function parseKeys(bytes: Uint8Array): Promise<{ keys: string[]; duplicates: number }> {
  const keys = new Set<string>();
  let [column, duplicates] = [0, 0];
  let isFirst = true;
  for await (const { row, cells } of readCsv(decodeCsv(bytes))) {
    const headerColumn = isFirst ? cells.findIndex((cell) => KEY_COLUMN_NAMES.has(normaliseHeader(cell))) : -1;
    isFirst = false;
    if (headerColumn >= 0) {
      column = headerColumn;
      continue;
    }
    const key = cells[column]?.trim() ?? '';
    if (key === '') continue;
    if (key.length > MAX_KEY_LENGTH || /[\p{Cc}\u2028\u2029]/u.test(key))
      throw invalid('file', REFUSALS.licenceKeyRow(row));
    if (keys.has(key)) duplicates += 1;
    keys.add(key);
    if (keys.size > MAX_KEYS) throw invalid('file', REFUSALS.licenceKeysMany(MAX_KEYS));
  }
  if (keys.size === 0) throw invalid('file', REFUSALS.licenceKeysNone);
  return { keys: [...keys], duplicates };
}

type PoolDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws AppError 404 */
export async function getPool({ db }: Pick<PoolDeps, 'db'>, productId: number): Promise<LicencePool> {
  if (!(await findEditableProduct(db, productId))) throw notFound(REFUSALS.productNotFound);
  return getPoolCounts(db, productId);
}

/** Adds keys and assigns them to the orders waiting for one. @throws AppError 400, 404 */
export async function importKeys(
  { db, clock }: PoolDeps,
  actorId: string,
  productId: number,
  bytes: Uint8Array,
): Promise<LicenceKeysReport> {
  const { keys, duplicates } = await parseKeys(bytes);
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product) throw notFound(REFUSALS.productNotFound);
    const added = await insertKeys(tx, productId, keys, at);
    await grantWaitingLicences(tx, productId, added);
    if (added > 0) {
      const change = { actorId, action: 'product.import-keys', subject: 'product', subjectId: productId } as const;
      await recordChange(tx, { ...change, label: product.title, before: null, after: { keys: added }, at });
    }
    return { added, known: keys.length - added + duplicates, pool: await getPoolCounts(tx, productId) };
  });
}

/** Deletes the unassigned keys. @throws AppError 404 */
export async function deleteUnassignedKeys(
  { db, clock }: PoolDeps,
  actorId: string,
  productId: number,
): Promise<LicencePool> {
  return inTransaction(db, async (tx) => {
    const product = await lockProduct(tx, productId);
    if (!product) throw notFound(REFUSALS.productNotFound);
    const removed = await deleteFreeKeys(tx, productId);
    if (removed > 0) {
      const change = { actorId, action: 'product.remove-keys', subject: 'product', subjectId: productId } as const;
      const at = clock.now();
      await recordChange(tx, { ...change, label: product.title, before: { keys: removed }, after: null, at });
    }
    return getPoolCounts(tx, productId);
  });
}
