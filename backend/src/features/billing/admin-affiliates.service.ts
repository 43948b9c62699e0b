import type { Transaction } from 'kysely';
import type { AdminAffiliate, AffiliateInput } from '../../../../contract/generated/model.ts';
import { MAX_AFFILIATES, toAffiliateUrl } from '../../../../contract/rules/affiliates.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { affiliateLinkMail } from '../../mail/affiliate-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { toAdminAffiliate } from './affiliates.mapper.ts';
import {
  type AffiliateRow,
  type AffiliateValues,
  countAffiliates,
  findAccountId,
  insertAffiliate,
  listAffiliates,
  lockAffiliate,
  updateAffiliate,
} from './affiliates.repository.ts';

type AffiliateDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

const toValues = ({ code, percent, days, hold_days, products, active }: AffiliateValues): AffiliateValues => ({
  code,
  percent,
  days,
  hold_days,
  products,
  active,
});

const toAuditEntry = (actorId: string, { id, code }: AffiliateRow, at: Date) => ({
  actorId,
  subject: 'affiliate' as const,
  subjectId: id,
  label: `Affiliate ${code}`,
  at,
});

/** Saves it in one transaction; codes must be unique. */
async function saveAffiliate(
  { db, clock, env }: AffiliateDeps,
  save: (tx: Transaction<Database>) => Promise<AffiliateRow>,
): Promise<AdminAffiliate> {
  try {
    return await inTransaction(db, async (tx) => {
      const { id } = await save(tx);
      const [row] = await listAffiliates(tx, clock.now(), { id });
      if (!row) throw notFound(REFUSALS.affiliateGone);
      return toAdminAffiliate(row, env.publicUrl);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'affiliates_code_key') ? invalid('code', REFUSALS.affiliateCodeTaken) : error;
  }
}

/** @throws AppError 400, 409 */
export function createAffiliate(deps: AffiliateDeps, actorId: string, input: AffiliateInput): Promise<AdminAffiliate> {
  const { mail, env, clock } = deps;
  const at = clock.now();
  return saveAffiliate(deps, async (tx) => {
    const userId = await findAccountId(tx, input.email);
    if (userId === undefined) throw invalid('email', REFUSALS.affiliateAccount);
    if ((await countAffiliates(tx)) >= MAX_AFFILIATES) throw conflict(REFUSALS.affiliatesFull(MAX_AFFILIATES));
    const row = await insertAffiliate(tx, { ...toValues(input), user_id: userId }, at);
    const entry = toAuditEntry(actorId, row, at);
    await recordChange(tx, { ...entry, action: 'affiliate.create', before: null, after: toValues(row) });
    const recipient = await findMailbox(tx, userId);
    const { percent, days, hold_days: holdDays } = row;
    const link = { url: toAffiliateUrl(env.publicUrl, row.code), account: `${env.publicUrl}/dashboard/wallet` };
    if (recipient && row.active)
      await mail.send(affiliateLinkMail(recipient, { ...link, percent, days, holdDays }, at), tx);
    return row;
  });
}

/** @throws AppError 400, 404, 409 when the version is not the current one */
export function updateAffiliateById(
  deps: AffiliateDeps,
  actorId: string,
  id: string,
  input: AffiliateInput,
): Promise<AdminAffiliate> {
  const at = deps.clock.now();
  return saveAffiliate(deps, async (tx) => {
    const before = await lockAffiliate(tx, id);
    if (!before) throw notFound(REFUSALS.affiliateGone);
    checkVersion(before.version, input.version);
    if ((await findAccountId(tx, input.email)) !== before.user_id) throw invalid('email', REFUSALS.affiliatePerson);
    const row = await updateAffiliate(tx, id, toValues(input), at);
    const fields = changedFields(toValues(before), toValues(row));
    if (fields) await recordChange(tx, { ...toAuditEntry(actorId, row, at), action: 'affiliate.update', ...fields });
    return row;
  });
}
