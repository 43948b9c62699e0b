import type { Transaction } from 'kysely';
import type { CouponInput } from '../../../../contract/generated/model.ts';
import { changedCouponFields } from '../../../../contract/rules/changed-fields.ts';
import { findCouponProblem } from '../../../../contract/rules/coupon-input.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { toAdminCoupon, toCouponValues } from './admin-coupons.mapper.ts';
import { type CouponRow, deleteCoupon, insertCoupon, lockCoupon, updateCoupon } from './admin-coupons.repository.ts';

type CouponDeps = Pick<Deps, 'db' | 'clock'>;

/** The fields that the owner edits; the usage count is not one of them. */
const toAuditedCoupon = (row: CouponRow) => {
  const { id: _id, version: _version, uses: _count, created_at: _at, ...fields } = toAdminCoupon(row);
  return fields;
};

/** Saves it in one transaction; codes must be unique. */
async function saveCoupon(
  { db }: CouponDeps,
  input: CouponInput,
  save: (tx: Transaction<Database>) => Promise<CouponRow>,
): Promise<CouponRow> {
  const violation = findCouponProblem(input, await findShopCurrency(db));
  if (violation) throw invalid(violation.field, violation.message);
  try {
    return await inTransaction(db, save);
  } catch (error) {
    throw isUniqueViolation(error, 'coupons_code_key') ? invalid('code', REFUSALS.couponTaken) : error;
  }
}

const toAuditEntry = (actorId: string, { id, code }: CouponRow, at: Date) => ({
  actorId,
  subject: 'coupon' as const,
  subjectId: id,
  label: `Coupon ${code}`,
  at,
});

/** @throws AppError 400 */
export function createCoupon(deps: CouponDeps, actorId: string, input: CouponInput): Promise<CouponRow> {
  const at = deps.clock.now();
  return saveCoupon(deps, input, async (tx) => {
    const row = await insertCoupon(tx, toCouponValues(input), at);
    await recordChange(tx, {
      ...toAuditEntry(actorId, row, at),
      action: 'coupon.create',
      before: null,
      after: toAuditedCoupon(row),
    });
    return row;
  });
}

/** @throws AppError 400, 404, 409 when the version is not the current one */
export function updateCouponById(
  deps: CouponDeps,
  actorId: string,
  id: string,
  input: CouponInput,
): Promise<CouponRow> {
  const at = deps.clock.now();
  return saveCoupon(deps, input, async (tx) => {
    const before = await lockCoupon(tx, id);
    if (!before) throw notFound(REFUSALS.couponGone);
    checkVersion(before.version, input.version);
    const row = await updateCoupon(tx, id, toCouponValues(input), at);
    const fields = changedCouponFields(toAuditedCoupon(before), toAuditedCoupon(row));
    if (fields) await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'coupon.update', ...fields });
    return row;
  });
}

/** @throws AppError 404 */
export async function deleteCouponById({ db, clock }: CouponDeps, actorId: string, id: string): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const row = await lockCoupon(tx, id);
    if (!row) throw notFound(REFUSALS.couponGone);
    await deleteCoupon(tx, id);
    await recordChange(tx, {
      ...toAuditEntry(actorId, row, at),
      action: 'coupon.delete',
      before: toAuditedCoupon(row),
      after: null,
    });
  });
}
