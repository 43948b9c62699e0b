import type { Transaction } from 'kysely';
import type { BriefChange } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { type BriefFields, listBriefProblems } from '../../../../contract/rules/brief-input.ts';
import { briefText, trimBrief } from '../../../../contract/rules/briefs.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { cutText } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { briefAlertMail, briefReceivedMail } from '../../mail/brief-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import {
  attachToVerifiedAccount,
  insertContactMessage,
  listMessages,
} from '../conversations/conversations.repository.ts';
import { getStudioMailbox } from '../email/mail-settings.service.ts';
import { attachBriefFiles, type BriefRow, findUnfinishedFile, lockBrief, updateBrief } from './briefs.repository.ts';
import { getReplyHours, toBriefCutoff } from './briefs.service.ts';
import { insertLead } from './leads.repository.ts';

/** Not from the contact form, so there is no sender to distinguish. */
const NO_SENDER = 'brief';
const MAX_SUBJECT = 150;

/** @throws AppError 400 with every field that is missing or wrong */
export function checkBrief(input: BriefFields): BriefFields {
  const fields = trimBrief(input);
  const details = listBriefProblems(fields);
  const [first] = details;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details });
  return fields;
}

/** The brief as a conversation, with its files. @returns its id, and the names of the files */
export async function startConversation(
  tx: Transaction<Database>,
  row: BriefRow,
  fields: BriefFields,
  at: Date,
): Promise<{ id: string; files: string[] }> {
  const { language } = row;
  const subject = writeText(language, msg`Project: ${fields.kind}`);
  const id = await insertContactMessage(tx, {
    name: fields.name,
    email: fields.email,
    subject: cutText(subject, MAX_SUBJECT),
    message: writeText(language, briefText(fields, await findShopCurrency(tx))),
    language,
    status: row.is_suspect ? 'spam' : 'new',
    ip_hash: NO_SENDER,
    created_at: at,
  });
  const [message] = await listMessages(tx, id);
  const files = message ? await attachBriefFiles(tx, row.id, message.id) : [];
  return { id, files };
}

/**
 * Saves and sends a brief. It becomes a lead with a conversation, once; a suspected bot's only a conversation that is
 * marked as spam.
 * @throws AppError 400 for wrong fields and a file that has not arrived, 404, 409 when it changed since `version`
 */
export function sendBrief(deps: Deps, token: string, { version, ...input }: BriefChange): Promise<BriefRow> {
  const { env, mail } = deps;
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockBrief(tx, hashLinkToken(token), toBriefCutoff(at));
    if (!row) throw notFound(REFUSALS.briefUnknown);
    if (row.sent_at) return row;
    if (row.version !== version) throw conflict(REFUSALS.briefConflict);
    const fields = checkBrief(input);
    const unfinished = await findUnfinishedFile(tx, row.id);
    if (unfinished !== undefined) throw invalid('files', REFUSALS.briefFileUnfinished(unfinished));
    const { id, files } = await startConversation(tx, row, fields, at);
    const sent = await updateBrief(tx, row.id, { ...fields, sent_at: at, conversation_id: id, updated_at: at });
    if (row.is_suspect) return sent;
    await attachToVerifiedAccount(tx, id);
    const lead = await insertLead(tx, { conversation_id: id, title: fields.kind }, at);
    const href = `/admin/inbox/projects/${lead}`;
    const team = (await listTeam(tx)).map((member) => member.id);
    const title = msg`New project brief`;
    await notify(tx, team, { kind: 'account', title, body: msg`${fields.name}: ${fields.kind}`, href }, at);
    const currency = await findShopCurrency(tx);
    const studio = await getStudioMailbox({ db: tx, env });
    await mail.send(briefAlertMail(studio, { fields, currency, files, link: `${env.publicUrl}${href}` }, at), tx);
    const sender = { name: '', address: fields.email, language: row.language };
    await mail.send(briefReceivedMail(sender, { replyHours: await getReplyHours(tx, at) }, at), tx);
    return sent;
  });
}
