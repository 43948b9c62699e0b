import { FIRST_PHASE } from '../../../../contract/rules/project-page.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { projectMarksMail } from '../../mail/project-messages.ts';
import { findLead } from './leads.repository.ts';
import { listUnmailed, setMailed } from './project-marks.repository.ts';
import { lockProjectPage } from './project-pages.repository.ts';
import { listRecipients } from './update-project.service.ts';

/** Emails the studio's new comments on pictures of a project together, each once. Without a link they are not emailed. */
export async function mailMarks(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { leadId }: { leadId: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await findLead(tx, leadId);
    if (!lead) return;
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const comments = await listUnmailed(tx, leadId);
    if (comments.length === 0) return;
    await setMailed(
      tx,
      comments.map(({ id }) => id),
    );
    for (const { to, link } of await listRecipients(deps, tx, lead, { page, right: 'see' }))
      await deps.mail.send(projectMarksMail(to, { project: lead.title, comments, link }, at), tx);
  });
}
