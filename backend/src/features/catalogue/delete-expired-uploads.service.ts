import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { UPLOAD_TTL_MS } from './admin-uploads.mapper.ts';
import { listExpiredUploads } from './admin-uploads.repository.ts';
import { discardUpload } from './admin-uploads.service.ts';

/** Deletes uploads without activity for two days, and the records of finished ones. */
export async function deleteExpiredUploads(deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'jobs'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UPLOAD_TTL_MS);
  for (const upload of await listExpiredUploads(deps.db, before)) {
    await discardUpload(deps, upload).catch((error: unknown) => {
      // It is being resumed right now.
      if (!(error instanceof AppError) || error.status !== 423) throw error;
    });
  }
}
