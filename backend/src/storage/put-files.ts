import type { Readable } from 'node:stream';
import type { Clock } from '../lib/clock.ts';
import { newKey, newPictureBase, pictureKey } from './keys.ts';
import type { FileStorage, Folder, PictureVariant, WrittenFile } from './storage.ts';

/** A file is written before the row that names it; by then there is one, or there will be none. */
const ROW_WITHIN_MS = 24 * 60 * 60 * 1000;

interface Parts {
  storage: FileStorage;
  /** Where jobs wait; storage knows no more of them. */
  jobs: { add(name: 'storage.remove', payload: { keys: string[] }, options: { runAt: Date }): Promise<void> };
  clock: Clock;
}

/**
 * A job looks after the files tomorrow and removes what no row names. It is stored before they are written, so that
 * nothing that fails in between leaves a file for ever.
 */
function lookAfter({ jobs, clock }: Parts, keys: string[]): Promise<void> {
  return jobs.add('storage.remove', { keys }, { runAt: new Date(clock.now().getTime() + ROW_WITHIN_MS) });
}

/** Writes a file under a new key; it is removed unless a row names it within a day. */
export async function putFile(
  parts: Parts,
  folder: Folder,
  content: Uint8Array | Readable,
  extension: string,
): Promise<WrittenFile> {
  const key = newKey(folder, extension);
  await lookAfter(parts, [key]);
  return parts.storage.putAt(key, content);
}

/**
 * Writes all files of a picture or none of them, and answers their common beginning, for example `pictures/2f6f…`; the
 * files are `<beginning>-<width>.<extension>`. They are removed unless a row names the beginning within a day.
 */
export async function putPicture(parts: Parts, variants: PictureVariant[]): Promise<string> {
  const { storage } = parts;
  const beginning = newPictureBase();
  const files = variants.map(
    ({ width, extension, bytes }) => [pictureKey(beginning, width, extension), bytes] as const,
  );
  const keys = files.map(([key]) => key);
  await lookAfter(parts, keys);
  const written = await Promise.allSettled(files.map(([key, bytes]) => storage.putAt(key, bytes)));
  const failure = written.find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return beginning;
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
  throw failure.reason;
}
