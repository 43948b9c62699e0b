import { toAttachmentName } from '../../../contract/rules/attachment-types.ts';
import { detectReceiptType } from '../../../contract/rules/receipts.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound, unsupportedMediaType } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { recordLeadChange } from '../../store/leads.ts';
import { toDataUrl } from '../../store/picture-files.ts';
import { sendReceipt } from '../../store/receipts.ts';
import type { StoredWorkEntry } from '../../store/work-entries.ts';

type Operations = 'adminGetReceipt' | 'adminUploadReceipt' | 'adminUpdateReceipt' | 'adminDeleteReceipt';

/** Receipts of expenses. */
export const createReceiptsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = ({ id, entryId }: { id: string; entryId: string }) => {
    const lead = db.state.leads.find((candidate) => candidate.id === id);
    if (!lead) return notFound(REFUSALS.leadGone);
    const entry = db.state.workEntries.find((candidate) => candidate.id === entryId && candidate.leadId === id);
    return entry ? { lead, entry } : notFound(REFUSALS.workGone);
  };
  const toAudited = ({ worked_on, text, receipt }: StoredWorkEntry) => ({
    work_entry: `${worked_on}: ${text}`,
    receipt: receipt?.name ?? null,
    receipt_shown: receipt?.shown ?? false,
  });
  return {
    adminGetReceipt: ({ params }) => {
      const found = find(params);
      return 'body' in found ? found : sendReceipt(found.entry);
    },

    adminUploadReceipt: ({ user, params, body: { file } }) => {
      const type = detectReceiptType(file.bytes);
      if (!type) return unsupportedMediaType(REFUSALS.receiptType);
      const found = find(params);
      if ('body' in found) return found;
      const { lead, entry } = found;
      if (entry.kind !== 'expense') return conflict(REFUSALS.receiptHours);
      const before = entry.receipt ? toAudited(entry) : null;
      const dataUrl = toDataUrl(file.bytes, type.type);
      entry.receipt = { name: toAttachmentName(file.name), dataUrl, shown: false };
      recordLeadChange(db, lead, user.id, { before, after: toAudited(entry) });
      return { status: 204 };
    },

    adminUpdateReceipt: ({ user, params, body: { shown } }) => {
      const found = find(params);
      if ('body' in found) return found;
      const { lead, entry } = found;
      if (!entry.receipt) return notFound(REFUSALS.receiptGone);
      if (entry.receipt.shown === shown) return { status: 204 };
      const before = toAudited(entry);
      entry.receipt = { ...entry.receipt, shown };
      recordLeadChange(db, lead, user.id, { before, after: toAudited(entry) });
      return { status: 204 };
    },

    adminDeleteReceipt: ({ user, params }) => {
      const found = find(params);
      if ('body' in found) return found;
      const { lead, entry } = found;
      if (!entry.receipt) return notFound(REFUSALS.receiptGone);
      const before = toAudited(entry);
      entry.receipt = null;
      recordLeadChange(db, lead, user.id, { before, after: toAudited(entry) });
      return { status: 204 };
    },
  };
};
