import { createHash } from 'node:crypto';
import path from 'node:path';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Upload } from '../../generated/operations.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { deleteUnusedFiles, type FileRow, insertFile } from './product-edits.repository.ts';

const NAME_MAX = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const KNOWN_EXTENSION = /^[a-z0-9]{1,8}$/;

/** The last part of a path of any system, without what a file system or a header could stumble over. */
function downloadName(given: string): string {
  const name = path.posix
    .basename(given.replaceAll('\\', '/'))
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/:*?"<>|]/gu, '')
    .trim();
  const { name: base, ext } = path.parse(name);
  const kept = [...base].slice(0, NAME_MAX - ext.length).join('');
  return kept === '' || kept === '.' || kept === '..' ? `download${ext}` : kept + ext;
}

type FileDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'background'>;

/** What was uploaded more than a day ago and never saved with a product goes. */
async function removeUnused({ db, storage, clock }: FileDeps): Promise<void> {
  for (const key of await deleteUnusedFiles(db, new Date(clock.now().getTime() - DAY_MS))) await storage.remove(key);
}

/** Stores a file for a product; it belongs to none before a product is saved with it. @throws AppError 400, 413 */
export async function storeProductFile(deps: FileDeps, upload: Upload): Promise<FileRow> {
  const { db, storage, clock, background } = deps;
  if (upload.bytes.length === 0) throw invalid('file', REFUSALS.emptyFile);
  const name = downloadName(upload.name);
  const extension = path.extname(name).slice(1).toLowerCase();
  background.run('remove unused product files', () => removeUnused(deps));
  const key = await storage.put('downloads', upload.bytes, KNOWN_EXTENSION.test(extension) ? extension : 'bin');
  try {
    return await insertFile(db, {
      storage_key: key,
      name,
      content_type: 'application/octet-stream',
      size_bytes: upload.bytes.length,
      sha256: createHash('sha256').update(upload.bytes).digest('hex'),
      created_at: clock.now(),
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}
