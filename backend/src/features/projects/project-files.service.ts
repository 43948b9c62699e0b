import type { ProjectFileInput } from '../../../../contract/generated/model.ts';
import type { FileBody } from '../../../../contract/generated/operations.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { FIRST_PHASE, findProjectFileProblem } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { projectFileMail } from '../../mail/project-messages.ts';
import { countMarks } from './project-marks.repository.ts';
import { getProjectLead } from './project-page.service.ts';
import {
  deleteProjectFile,
  findProjectFile,
  findProjectPreview,
  findUploadedFile,
  insertDeliverable,
  insertProjectFile,
  listProjectFiles,
  lockProjectPage,
  type ProjectFileRow,
} from './project-pages.repository.ts';
import { createPreview } from './project-previews.adapter.ts';
import { listRecipients, recordProjectChange } from './update-project.service.ts';

const CONTENT_TYPE = 'application/octet-stream';

/** @throws AppError 404 for a file of another project */
async function getProjectFile(deps: Pick<Deps, 'db'>, leadId: string, id: string): Promise<ProjectFileRow> {
  const file = await findProjectFile(deps.db, leadId, id);
  if (!file) throw notFound(REFUSALS.projectFileGone);
  return file;
}

/** The bytes of a file of a project. @throws AppError 404 when it is missing from storage */
export async function openStoredVersion(
  deps: Pick<Deps, 'storage' | 'log'>,
  {
    storage_key: key,
    name,
    size_bytes,
    sha256,
  }: Pick<ProjectFileRow, 'storage_key' | 'name' | 'size_bytes' | 'sha256'>,
): Promise<FileBody> {
  if ((await deps.storage.find(key))?.size !== size_bytes) {
    deps.log.error('A file of a project is missing or damaged in storage', { name, key });
    throw notFound(REFUSALS.fileUnavailable);
  }
  return {
    fileName: name,
    contentType: CONTENT_TYPE,
    etag: `"${sha256}"`,
    sha256,
    size: size_bytes,
    open: (range) => deps.storage.read(key, range),
    onComplete: () => {},
  };
}

/** The bytes of a version. @throws AppError 404, also when it is missing from storage */
export const openProjectFile = async (
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  leadId: string,
  id: string,
): Promise<FileBody> => openStoredVersion(deps, await getProjectFile(deps, leadId, id));

/** The picture of a version. @throws AppError 404, also for a file without one */
export async function getProjectPreview({ db }: Pick<Deps, 'db'>, query: Parameters<typeof findProjectPreview>[1]) {
  const preview = await findProjectPreview(db, query);
  if (!preview) throw notFound(REFUSALS.projectPreviewGone);
  return {
    status: 200 as const,
    headers: {
      'content-type': CONTENT_TYPE,
      'content-disposition': toContentDisposition(`${preview.name}.webp`),
    },
    body: preview.content,
  };
}

/**
 * Adds a version, and emails the client who has a link about one that needs an approval.
 * @throws AppError 400 for a file that the caller has not uploaded, a missing title, and a deliverable of another project;
 * 404
 */
export async function addProjectFile(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail' | 'storage'>,
  userId: string,
  leadId: string,
  { fileId, deliverable_id, for_approval, ...input }: ProjectFileInput,
): Promise<void> {
  const at = deps.clock.now();
  const title = input.title.trim();
  const problem = deliverable_id === null ? findProjectFileProblem(title) : undefined;
  if (problem) throw invalid(problem.field, problem.message);
  // Before the transaction, because decoding takes up to a second.
  const file = await findUploadedFile(deps.db, { fileId, userId });
  const preview = file ? await createPreview(deps.storage, file) : null;
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    // Locked, so that of two versions at once each gets its own number.
    const page = await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const uploaded = await findUploadedFile(tx, { fileId, userId });
    if (!uploaded) throw invalid('fileId', REFUSALS.projectUploadGone);
    const [newest] = (await listProjectFiles(tx, leadId)).filter((row) => row.deliverable_id === deliverable_id);
    if (deliverable_id !== null && !newest) throw invalid('deliverable_id', REFUSALS.projectFileGone);
    const deliverable =
      newest?.deliverable_id ?? (await insertDeliverable(tx, { lead_id: leadId, title, for_approval, created_at: at }));
    const number = (newest?.number ?? 0) + 1;
    const note = toPlainLines(input.note);
    await insertProjectFile(
      tx,
      { deliverable_id: deliverable, number, file_id: fileId, note, created_at: at },
      preview,
    );
    const named = newest?.title ?? title;
    await recordProjectChange(tx, { userId, lead, before: null, after: { file: `${named}, ${number}` }, at });
    if (!(newest?.for_approval ?? for_approval)) return;
    for (const { to, link } of await listRecipients(deps, tx, lead, { page, right: 'approve' }))
      await deps.mail.send(
        projectFileMail(to, { project: lead.title, title: named, version: number, note, link }, at),
        tx,
      );
  });
}

/** @throws AppError 404, 409 once the client has answered it, and while marks of the client on it are open */
export async function removeProjectFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, leadId, id }: { userId: string; leadId: string; id: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const file = await getProjectFile({ db: tx }, leadId, id);
    if (file.answer !== null) throw conflict(REFUSALS.projectFileAnswered);
    if (
      (await countMarks(tx, leadId)).some(({ version_id, open_of_client }) => version_id === id && open_of_client > 0)
    )
      throw conflict(REFUSALS.projectMarkedFile);
    await deleteProjectFile(tx, file);
    const before = { file: `${file.title}, ${file.number}` };
    await recordProjectChange(tx, { userId, lead, before, after: { file: null }, at });
  });
}
