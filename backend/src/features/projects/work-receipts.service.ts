import type { Transaction } from 'kysely';
import type { Upload } from '../../../../contract/generated/operations.ts';
import { toAttachmentName } from '../../../../contract/rules/attachment-types.ts';
import { detectReceiptType } from '../../../../contract/rules/receipts.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { sendReceipt } from '../../clients/invoice-receipts.service.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import { putFile } from '../../storage/put-files.ts';
import { getProjectLead } from './project-page.service.ts';
import { recordProjectChange } from './update-project.service.ts';
import { lockWorkEntries, type WorkEntryRow } from './work-entries.repository.ts';
import { deleteReceipt, findReceipt, updateReceiptVisibility, upsertReceipt } from './work-receipts.repository.ts';

interface ReceiptPlace {
  userId: string;
  leadId: string;
  /** of the expense */
  id: string;
}

/** @throws AppError 404 for an entry of another project */
async function lockEntry(tx: Transaction<Database>, { leadId, id }: ReceiptPlace): Promise<WorkEntryRow> {
  const [entry] = await lockWorkEntries(tx, leadId, [id]);
  if (!entry) throw notFound(REFUSALS.workGone);
  return entry;
}

/** What the activity log states of a receipt. */
const toAudited = ({ worked_on, text }: WorkEntryRow, receipt: { name: string; is_shown: boolean } | null) => ({
  work_entry: `${worked_on}: ${text}`,
  receipt: receipt?.name ?? null,
  receipt_shown: receipt?.is_shown ?? false,
});

/**
 * Attaches the receipt of an expense, in place of an earlier one. It may come after the invoice, because paper is often late.
 * @throws AppError 404, 409 for hours, 415 for a type that is not allowed, 429, 503
 */
export async function uploadReceipt(deps: Deps, place: ReceiptPlace, upload: Upload): Promise<void> {
  const { userId, leadId, id } = place;
  await deps.limits.consume('conversation-file', userId);
  const type = detectReceiptType(upload.bytes);
  if (!type) throw new AppError(415, 'unsupported_media_type', REFUSALS.receiptType);
  const { key, size } = await putFile(deps, 'attachments', upload.bytes, type.extension);
  const at = deps.clock.now();
  const receipt = { name: toAttachmentName(upload.name), is_shown: false };
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const entry = await lockEntry(tx, place);
    if (entry.kind !== 'expense') throw conflict(REFUSALS.receiptHours);
    const earlier = await findReceipt(tx, leadId, id);
    await upsertReceipt(tx, { entry_id: id, storage_key: key, size_bytes: size, created_at: at, ...receipt });
    if (earlier) await deps.jobs.add('storage.remove', { keys: [earlier.storage_key] }, { db: tx });
    const [before, after] = [earlier ? toAudited(entry, earlier) : null, toAudited(entry, receipt)];
    await recordProjectChange(tx, { userId, lead, before, after, at });
  });
}

/** Shows a receipt to the client with the invoice, or hides it. @throws AppError 404 */
export async function updateReceipt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  place: ReceiptPlace,
  isShown: boolean,
): Promise<void> {
  const { userId, leadId, id } = place;
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const entry = await lockEntry(tx, place);
    const receipt = await findReceipt(tx, leadId, id);
    if (!receipt) throw notFound(REFUSALS.receiptGone);
    if (receipt.is_shown === isShown) return;
    await updateReceiptVisibility(tx, id, isShown);
    const after = toAudited(entry, { ...receipt, is_shown: isShown });
    await recordProjectChange(tx, { userId, lead, before: toAudited(entry, receipt), after, at: clock.now() });
  });
}

/** @throws AppError 404 */
export async function removeReceipt(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  place: ReceiptPlace,
): Promise<void> {
  const { userId, leadId, id } = place;
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const entry = await lockEntry(tx, place);
    const receipt = await findReceipt(tx, leadId, id);
    if (!receipt) throw notFound(REFUSALS.receiptGone);
    await deleteReceipt(tx, id);
    await jobs.add('storage.remove', { keys: [receipt.storage_key] }, { db: tx });
    const [before, after] = [toAudited(entry, receipt), toAudited(entry, null)];
    await recordProjectChange(tx, { userId, lead, before, after, at: clock.now() });
  });
}

/** @throws AppError 404 */
export const getReceipt = async (
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  { leadId, id }: Omit<ReceiptPlace, 'userId'>,
) => sendReceipt(deps, await findReceipt(deps.db, leadId, id));
