import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { KEPT_MS } from './admin-uploads.mapper.ts';
import { findForgotten } from './admin-uploads.repository.ts';
import { eraseUpload } from './admin-uploads.service.ts';

/** Erases uploads that nobody has gone on with for two days, and the records of those that are files by now. */
export async function eraseUnfinishedUploads(deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  for (const upload of await findForgotten(deps.db, before)) {
    await eraseUpload(deps, upload).catch((error: unknown) => {
      // Somebody goes on with it at this moment.
      if (!(error instanceof AppError) || error.status !== 423) throw error;
    });
  }
}
