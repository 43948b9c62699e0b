import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { KEPT_MS } from './admin-uploads.mapper.ts';
import { findForgotten } from './admin-uploads.repository.ts';
import { eraseUpload } from './admin-uploads.service.ts';

/** Deletes uploads without activity for two days, and the records of finished ones. */
export async function eraseUnfinishedUploads(deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEPT_MS);
  for (const upload of await findForgotten(deps.db, before)) {
    await eraseUpload(deps, upload).catch((error: unknown) => {
      // It is being resumed right now.
      if (!(error instanceof AppError) || error.status !== 423) throw error;
    });
  }
}
