import { randomInt } from 'node:crypto';
import type { CouponBatch, CouponBatchInput } from '../../../../contract/generated/model.ts';
import { toRandomCode } from '../../../../contract/rules/coupon-codes.ts';
import { findCouponProblem } from '../../../../contract/rules/coupon-input.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { readInBatches } from '../../lib/csv.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { toAdminCoupon, toCouponValues } from './admin-coupons.mapper.ts';
import { type CouponFilter, type CouponRow, insertCoupons, listNextCoupons } from './admin-coupons.repository.ts';

interface NewBatch {
  userId: string;
  key: string | undefined;
  input: CouponBatchInput;
}

/**
 * Creates coupons for one order each. A code that exists is replaced by another one.
 * @throws AppError 400 for a discount that is not possible
 */
export async function createCouponBatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, key, input }: NewBatch,
): Promise<IdempotentResult<CouponBatch>> {
  const { prefix, count, ...terms } = input;
  const problem = findCouponProblem(terms, await findShopCurrency(db));
  if (problem) throw invalid(problem.field, problem.message);
  const at = clock.now();
  const request = { userId, key, operation: 'adminCreateCoupons', body: input, at };
  return runOnce(db, request, async (tx): Promise<WorkResult<CouponBatch>> => {
    const fields = { ...terms, limit: 1, active: true };
    for (let missing = count; missing > 0; ) {
      const codes = Array.from({ length: missing }, () => toRandomCode(prefix, randomInt));
      missing -= await insertCoupons(
        tx,
        [...new Set(codes)].map((code) => toCouponValues({ ...fields, code })),
        at,
      );
    }
    await recordChange(tx, {
      actorId: userId,
      action: 'coupon.create',
      subject: 'coupon',
      subjectId: null,
      label: `${count} coupons ${prefix}-…`,
      before: null,
      after: { ...fields, code: `${prefix}-…` },
      at,
    });
    return { status: 201, result: { prefix, count } };
  });
}

function toCouponCsvLine(row: CouponRow): string {
  const { code, kind, value, uses, limit, endsAt, active, created_at } = toAdminCoupon(row);
  return toCsvLine([
    code,
    kind,
    kind === 'amount' ? { cents: toCents(value) } : value,
    uses,
    limit,
    endsAt,
    active ? 'yes' : null,
    created_at,
  ]);
}

/** The lines of all matching coupons, newest first, in batches. */
export const exportCouponLines = ({ db }: Pick<Deps, 'db'>, filter: CouponFilter): AsyncGenerator<string> =>
  readInBatches((last: CouponRow | undefined, limit) => listNextCoupons(db, filter, last, limit), toCouponCsvLine);
