import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Upload } from '../../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { drawSvg, isSvg } from '../../lib/images/svg-drawing.ts';
import { toPictureKey } from '../../storage/keys.ts';
import { putPicture } from '../../storage/put-files.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  deletePicture,
  findPictureBySource,
  insertPicture,
  lockPicture,
  type PictureRow,
} from './admin-pictures.repository.ts';
import { type EncodedFile, encodePicture } from './picture-image.adapter.ts';
import { listPictureUses } from './picture-uses.repository.ts';

const MAX_NAME_LENGTH = 80;
/** Longer side of a rasterised drawing in pixels: sharp as a logo and as a share card. */
const RASTER_SIZE = 1440;

/** `C:\Photos\River at dusk.JPG` becomes `river-at-dusk`: a name to search for, never a path. */
export function toPictureName(fileName: string): string {
  const base = path.parse(fileName.replaceAll('\\', '/')).name;
  const terms =
    base
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...terms.join('-')].slice(0, MAX_NAME_LENGTH).join('') || 'picture';
}

const toFileKeys = ({ base, widths }: PictureRow): string[] =>
  base === null ? [] : widths.flatMap((width) => ['webp', 'avif'].map((type) => toPictureKey(base, width, type)));

const removeFiles = async ({ storage }: Pick<Deps, 'storage'>, base: string, files: EncodedFile[]): Promise<void> => {
  for (const { width, extension } of files) await storage.remove(toPictureKey(base, width, extension));
};

/**
 * Encodes a picture and adds it to the library. The same file is added only once, so that a lost response can be
 * retried.
 * @throws AppError 400, 413, 415, 429, 503
 */
export async function uploadPicture(deps: Deps, user: SessionUser, { bytes, name }: Upload): Promise<PictureRow> {
  await deps.limits.consume('picture', user.id);
  const source = createHash('sha256').update(bytes).digest('hex');
  const existing = await inTransaction(deps.db, (tx) => findPictureBySource(tx, source));
  if (existing) return existing;
  const { files, ...encoded } = await encodePicture(
    isSvg(bytes) ? await drawSvg(bytes, RASTER_SIZE, 'picture') : bytes,
  );
  const base = await putPicture(deps, files);
  const row = {
    name: toPictureName(name),
    url: `/uploads/${toPictureKey(base, encoded.width, 'webp')}`,
    width: encoded.width,
    height: encoded.height,
    widths: JSON.stringify(encoded.widths),
    placeholder: encoded.placeholder,
    base,
    size_bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    source_sha256: source,
    created_at: deps.clock.now(),
  };
  try {
    const stored = await inTransaction(deps.db, async (tx) => {
      const concurrent = await findPictureBySource(tx, source);
      if (concurrent) return concurrent;
      const saved = await insertPicture(tx, row);
      const change = { actorId: user.id, subject: 'picture', subjectId: saved.id, label: saved.name } as const;
      const after = { name: saved.name, url: saved.url };
      await recordChange(tx, { ...change, action: 'picture.upload', before: null, after });
      return saved;
    });
    if (stored.base !== base) await removeFiles(deps, base, files);
    return stored;
  } catch (error) {
    await removeFiles(deps, base, files);
    throw error;
  }
}

/**
 * Deletes a picture from the library; a job saved in the same transaction deletes its files.
 * @throws AppError 404 for an unknown id, 409 while it is in use
 */
export async function deleteUnusedPicture(deps: Deps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const picture = await lockPicture(tx, id);
    if (!picture) throw notFound(REFUSALS.pictureGone);
    const uses = await listPictureUses(tx, [picture.url]);
    if (uses.length > 0) {
      throw conflict(REFUSALS.pictureInUse(uses.map(({ label }) => label)));
    }
    await deletePicture(tx, id);
    const change = { actorId: user.id, subject: 'picture', subjectId: id, label: picture.name } as const;
    const before = { name: picture.name, url: picture.url };
    await recordChange(tx, { ...change, action: 'picture.delete', before, after: null });
    await deps.jobs.add('storage.remove', { keys: toFileKeys(picture) }, { db: tx });
  });
}
