import type {
  InvoiceDraft,
  InvoiceDraftInput,
  InvoiceDraftRow as ListedDraft,
} from '../../../../contract/generated/model.ts';
import {
  copyToDraft,
  EMPTY_DRAFT,
  findDraftProblem,
  NEW_DRAFT,
  normaliseDraft,
  sumDraft,
} from '../../../../contract/rules/invoice-drafts.ts';
import { findRestoreProblem } from '../../../../contract/rules/quote-milestones.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { listPayersOfDraft, type Payer } from '../../clients/client-access.repository.ts';
import { inTransaction } from '../../db/retry.ts';
import type { StoredInvoiceDraft } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { findDirectInvoice } from './direct-invoices.repository.ts';
import {
  findDraft,
  type InvoiceDraftRow,
  insertDraft,
  listDrafts,
  lockDraft,
  setDraftDeleted,
  updateDraft,
} from './invoice-drafts.repository.ts';
import { toPayers } from './invoice-emails.service.ts';
import { findProjectOfSchedule, findSchedule, findScheduleOfDraft } from './invoice-schedules.repository.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice } from './invoices.repository.ts';
import { lockMilestonePlan } from './milestone-plans.repository.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

const MAX_LISTED = 200;

const toDraft = (
  { id, content, version, saved_by, updated_at, invoice_id, schedule_id }: InvoiceDraftRow,
  { currency, payers }: { currency: string; payers: readonly Payer[] },
): InvoiceDraft => ({
  id,
  ...content,
  payers: toPayers(payers),
  deposits: content.deposits ?? [],
  instalments: content.instalments ?? [],
  currency,
  ...sumDraft(content, currency),
  version,
  savedBy: saved_by,
  savedAt: updated_at.toISOString(),
  invoice_id,
  schedule_id,
});

const toListed = ({ id, content, saved_by, updated_at }: InvoiceDraftRow, currency: string): ListedDraft => ({
  id,
  name: content.recipient.name,
  email: content.recipient.email,
  total: sumDraft(content, currency).total,
  currency,
  savedBy: saved_by,
  savedAt: updated_at.toISOString(),
});

export async function listInvoiceDrafts({ db }: DraftDeps): Promise<ListedDraft[]> {
  const currency = await findShopCurrency(db);
  return (await listDrafts(db, MAX_LISTED)).map((row) => toListed(row, currency));
}

/** @throws AppError 404 for a deleted draft too */
export async function getInvoiceDraft({ db }: DraftDeps, id: string): Promise<InvoiceDraft> {
  const row = await findDraft(db, id);
  if (!row || row.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
  return toDraft(row, { currency: await findShopCurrency(db), payers: await listPayersOfDraft(db, id) });
}

interface DraftStart {
  content: StoredInvoiceDraft;
  scheduleId?: string;
  templateVersion?: number;
  leadId?: string | null;
}

/** Draft content copied from an issued invoice. @throws AppError 404 unless it is a direct invoice */
async function copyInvoice({ db }: DraftDeps, id: string): Promise<StoredInvoiceDraft> {
  const row = await findInvoice(db, id);
  const direct = row && (await findDirectInvoice(db, id));
  if (!direct) throw notFound();
  const { buyer, lines, note = '', purchaseOrder = '' } = toInvoice(row);
  return {
    ...EMPTY_DRAFT,
    recipient: { ...buyer, customerId: direct.user_id, language: direct.language },
    lines: copyToDraft(lines),
    note,
    purchaseOrder,
  };
}

async function startDraft(deps: DraftDeps, copyOf: string | undefined): Promise<DraftStart> {
  if (copyOf === undefined) return { content: NEW_DRAFT };
  const schedule = await findSchedule(deps.db, copyOf);
  if (!schedule) return { content: await copyInvoice(deps, copyOf) };
  const { id: scheduleId, content, template_version: templateVersion } = schedule;
  return { content, scheduleId, templateVersion, leadId: await findProjectOfSchedule(deps.db, scheduleId) };
}

/** @throws AppError 404 for a copy of something else than a recurring invoice or one that the studio has written */
export async function createInvoiceDraft(
  deps: DraftDeps,
  userId: string,
  copyOf: string | undefined,
): Promise<InvoiceDraft> {
  const start = await startDraft(deps, copyOf);
  return getInvoiceDraft(deps, await insertDraft(deps.db, { ...start, userId, at: deps.clock.now() }));
}

/** @throws AppError 400 for amounts that no invoice can have, 404, 409 for an outdated version and after it was sent */
export async function saveInvoiceDraft(
  deps: DraftDeps,
  userId: string,
  id: string,
  { version, ...input }: InvoiceDraftInput,
): Promise<InvoiceDraft> {
  const content = normaliseDraft(input);
  const problem = findDraftProblem(content, await findShopCurrency(deps.db));
  if (problem) throw invalid(problem.field, problem.message);
  await inTransaction(deps.db, async (tx) => {
    const row = await lockDraft(tx, id);
    if (!row || row.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
    if (row.invoice_id !== null) throw conflict(REFUSALS.invoiceSent);
    checkVersion(row.version, version);
    await updateDraft(tx, id, { content, userId, at: deps.clock.now() });
  });
  return getInvoiceDraft(deps, id);
}

/** @throws AppError 404, 409 after it was sent */
export async function deleteInvoiceDraft({ db, clock }: DraftDeps, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockDraft(tx, id);
    if (!row || row.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
    if (row.invoice_id !== null) throw conflict(REFUSALS.invoiceSent);
    await setDraftDeleted(tx, id, clock.now());
  });
}

/** @throws AppError 404, 409 for a final invoice that would bill a payment of its quote twice */
export async function restoreInvoiceDraft({ db }: DraftDeps, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locked before the draft, as where a payment is invoiced.
    const plan = await lockMilestonePlan(tx, id);
    const row = await lockDraft(tx, id);
    if (!row) throw notFound(REFUSALS.draftMissing);
    if (await findScheduleOfDraft(tx, id)) throw conflict(REFUSALS.scheduleTemplate);
    const problem = plan && row.deleted_at !== null ? findRestoreProblem(plan.states, plan.place) : undefined;
    if (problem) throw conflict(problem);
    await setDraftDeleted(tx, id, null);
  });
}
