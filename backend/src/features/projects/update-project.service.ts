import type { Transaction } from 'kysely';
import type { AdminProjectChange } from '../../../../contract/generated/model.ts';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { FIRST_PHASE, toProjectLink } from '../../../../contract/rules/project-page.ts';
import { findPersonByEmail, listPeopleWith } from '../../clients/client-access.repository.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { projectMail } from '../../mail/project-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import type { LeadRow } from './leads.repository.ts';
import { getProjectLead } from './project-page.service.ts';
import { lockProjectPage, type ProjectPageRow, updateProjectPage } from './project-pages.repository.ts';

interface ProjectChange {
  userId: string;
  lead: LeadRow;
  before: object | null;
  after: object;
  at: Date;
}

export const recordProjectChange = (
  tx: Transaction<Database>,
  { userId, lead, before, after, at }: ProjectChange,
): Promise<void> =>
  recordChange(tx, {
    actorId: userId,
    action: 'lead.update',
    subject: 'lead',
    subjectId: lead.id,
    label: lead.title,
    before,
    after,
    at,
  });

/** Who the emails about a project go to. */
export async function getClient(tx: Transaction<Database>, { name, email, conversation_id }: LeadRow) {
  const language = toLanguage((await findConversation(tx, conversation_id))?.language ?? 'en');
  return { to: { name, address: email, language }, language };
}

/** The link that the client is emailed: their own, with their rights, once they are a person of the organisation. */
async function toClientLink(
  { env }: Pick<Deps, 'env'>,
  tx: Transaction<Database>,
  lead: LeadRow,
  token: string,
): Promise<string> {
  const person = await findPersonByEmail(tx, lead.id, lead.email);
  return toProjectLink(env.publicUrl, person ? toClientToken(person.link_token, lead.id) : token);
}

/** Who is emailed about a project, each with their own link: the client, once there is one, and people with a right. */
export async function listRecipients(
  { env }: Pick<Deps, 'env'>,
  tx: Transaction<Database>,
  lead: LeadRow,
  { page, right }: { page: Pick<ProjectPageRow, 'link_token'>; right: 'see' | 'approve' },
): Promise<{ to: MailMessage['to']; link: string }[]> {
  const { to, language } = await getClient(tx, lead);
  const people = await listPeopleWith(tx, lead.id, right, page.link_token === null ? null : lead.email);
  const own = page.link_token === null ? [] : [{ to, link: await toClientLink({ env }, tx, lead, page.link_token) }];
  return [
    ...own,
    ...people.map(({ name, email, link_token }) => ({
      to: { name, address: email, language },
      link: toProjectLink(env.publicUrl, toClientToken(link_token, lead.id)),
    })),
  ];
}

type UpdateDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>;

interface Caller {
  userId: string;
  leadId: string;
}

/** @throws AppError 404 */
export async function setPhase(
  { db, clock }: UpdateDeps,
  { userId, leadId }: Caller,
  { phase }: AdminProjectChange,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    if (page.phase === phase) return;
    await updateProjectPage(tx, leadId, { phase, updated_at: at });
    await recordProjectChange(tx, { userId, lead, before: { phase: page.phase }, after: { phase }, at });
  });
}

/** Creates the link, unless there is one, and emails it on request. @returns the link @throws AppError 404 */
export async function createProjectLink(
  { db, clock, env, mail }: UpdateDeps,
  { userId, leadId }: Caller,
  { send }: { send: boolean },
): Promise<string> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const token = page.link_token ?? createLinkToken();
    if (page.link_token === null) {
      await updateProjectPage(tx, leadId, { link_token: token, updated_at: at });
      await recordProjectChange(tx, { userId, lead, before: { client_link: false }, after: { client_link: true }, at });
    }
    const { to, language } = await getClient(tx, lead);
    if (send) {
      await updateProjectPage(tx, leadId, { sent_at: at });
      // Emails choose the language of their recipient themselves.
      const link = await toClientLink({ env }, tx, lead, token);
      await mail.send(projectMail(to, { project: lead.title, link }, at), tx);
    }
    return toProjectLink(env.publicUrl, token, language);
  });
}

/** @throws AppError 404 */
export async function revokeProjectLink({ db, clock }: UpdateDeps, { userId, leadId }: Caller): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    if (page.link_token === null) return;
    await updateProjectPage(tx, leadId, { link_token: null, sent_at: null, updated_at: at });
    await recordProjectChange(tx, { userId, lead, before: { client_link: true }, after: { client_link: false }, at });
  });
}
