import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { HandoverInput, HandoverSignature } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { checkHandover, listHandoverItems } from '../../../../contract/rules/project-handover.ts';
import { parseSignerName } from '../../../../contract/rules/project-marks.ts';
import { FIRST_PHASE } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredHandover } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { handoverMail } from '../../mail/handover-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { getLetterhead, getSeller } from '../billing/order-terms.repository.ts';
import { toSeller } from '../billing/order-terms.service.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import { addCustomerMessage } from '../conversations/write-conversation.service.ts';
import type { LeadRow } from './leads.repository.ts';
import { listDeliveries } from './project-deliveries.repository.ts';
import { findHandover, saveHandover, signHandoverRow } from './project-handovers.repository.ts';
import { getProjectLead } from './project-page.service.ts';
import { listProjectFiles, lockProjectPage } from './project-pages.repository.ts';
import { listRecipients, recordProjectChange } from './update-project.service.ts';

/** A snapshot of everything that the handover document states. */
async function freeze(
  tx: Transaction<Database>,
  { id, title, name, email, conversation_id }: LeadRow,
  texts: Pick<StoredHandover, 'source' | 'rights'>,
  at: Date,
): Promise<StoredHandover> {
  const files = await listProjectFiles(tx, id);
  const ids = [...new Set(files.map(({ deliverable_id }) => deliverable_id))];
  const deliverables = ids.map((deliverable) => {
    const versions = files.filter(({ deliverable_id }) => deliverable_id === deliverable);
    return { title: versions[0]?.title ?? '', versions };
  });
  const conversation = await findConversation(tx, conversation_id);
  return {
    ...texts,
    items: listHandoverItems({ deliverables, deliveries: await listDeliveries(tx, id, at) }),
    project: title,
    client: { name, email },
    language: toLanguage(conversation?.language ?? 'en'),
    seller: toSeller(await getSeller(tx)),
    letterhead: await getLetterhead(tx),
    timeZone: await findShopZone(tx),
  };
}

/**
 * Offers a handover, or replaces one that is not signed, and emails the client who has a link.
 * @throws AppError 400 for a missing text, 404, 409 when it was replaced since `version`, and once it is signed
 */
export async function offerHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { userId, leadId }: { userId: string; leadId: string },
  { version, ...input }: HandoverInput,
): Promise<void> {
  const at = deps.clock.now();
  const texts = checkHandover(input);
  if ('field' in texts) throw invalid(texts.field, texts.message);
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const earlier = await findHandover(tx, leadId);
    if (earlier?.signed_at) throw conflict(REFUSALS.handoverSigned(earlier.signed_name ?? ''));
    const document = await freeze(tx, lead, texts, at);
    // The same call once more, after a lost answer.
    if (earlier?.version === version + 1 && isDeepStrictEqual(earlier.document, document)) return;
    if ((earlier?.version ?? 0) !== version) throw conflict(REFUSALS.handoverChanged);
    await saveHandover(tx, {
      lead_id: leadId,
      version: version + 1,
      document: JSON.stringify(document),
      offered_at: at,
    });
    const after = { handover: String(version + 1) };
    await recordProjectChange(tx, { userId, lead, before: null, after, at });
    for (const { to, link } of await listRecipients(deps, tx, lead, { page, right: 'approve' }))
      await deps.mail.send(handoverMail(to, { project: lead.title, link }, at), tx);
  });
}

/**
 * Signs the version that was read; a job seals its paper. The studio reads it in the conversation, and by bell.
 * @throws AppError 400 for a missing name, 404 without a handover, 409 for another version, and once it was signed by someone
 * else
 */
export async function signHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'jobs'>,
  leadId: string,
  { version, name: typed }: HandoverSignature,
  { ip }: Pick<Call, 'ip'>,
): Promise<void> {
  const at = deps.clock.now();
  const name = parseSignerName(typed);
  if (name === undefined) throw invalid('name', REFUSALS.quoteSigner);
  await inTransaction(deps.db, async (tx) => {
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const lead = await getProjectLead({ db: tx }, leadId);
    const row = await findHandover(tx, leadId);
    if (!row) throw notFound(REFUSALS.handoverGone);
    const isSame = row.version === version && row.signed_name === name;
    if (isSame) return;
    if (row.signed_at) throw conflict(REFUSALS.handoverSigned(row.signed_name ?? ''));
    if (row.version !== version) throw conflict(REFUSALS.handoverChanged);
    await signHandoverRow(tx, leadId, { signed_name: name, network: ip, signed_at: at });
    const heading = msg`${name} signed the handover`;
    const team = (await listTeam(tx)).map((member) => member.id);
    const href = `/admin/inbox/projects/${leadId}`;
    await notify(tx, team, { kind: 'account', title: heading, body: msg`${lead.name}: ${lead.title}`, href }, at);
    await addCustomerMessage(deps, tx, lead.conversation_id, writeText(row.document.language, heading), at);
    await deps.jobs.add('handovers.seal', { leadId }, { db: tx });
  });
}
