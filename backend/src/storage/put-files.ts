import type { Readable } from 'node:stream';
import type { Clock } from '../lib/clock.ts';
import { createKey, createPictureBase, toPictureKey } from './keys.ts';
import type { FileStorage, Folder, PictureVariant, WrittenFile } from './storage.ts';

/** A file is written before its row; within this time the row exists or never will. */
const ORPHAN_TTL_MS = 24 * 60 * 60 * 1000;

interface PutDeps {
  storage: FileStorage;
  /** The job queue, as far as storage uses it. */
  jobs: { add(name: 'storage.remove', payload: { keys: string[] }, options: { runAt: Date }): Promise<void> };
  clock: Clock;
}

/**
 * Adds a job that checks the files the next day and deletes those without a row. It is stored before they are written,
 * so that no error in between can leave an orphaned file.
 */
function scheduleOrphanRemoval({ jobs, clock }: PutDeps, keys: string[]): Promise<void> {
  return jobs.add('storage.remove', { keys }, { runAt: new Date(clock.now().getTime() + ORPHAN_TTL_MS) });
}

/** Writes a file under a new key; it is deleted unless a row refers to it within a day. */
export async function putFile(
  deps: PutDeps,
  folder: Folder,
  content: Uint8Array | Readable,
  extension: string,
): Promise<WrittenFile> {
  const key = createKey(folder, extension);
  await scheduleOrphanRemoval(deps, [key]);
  return deps.storage.putAt(key, content);
}

/**
 * Writes all files of a picture or none, and returns their common prefix, for example `pictures/2f6f…`; the files are
 * `<prefix>-<width>.<extension>`. They are deleted unless a row refers to the prefix within a day.
 */
export async function putPicture(deps: PutDeps, variants: PictureVariant[]): Promise<string> {
  const { storage } = deps;
  const base = createPictureBase();
  const files = variants.map(({ width, extension, bytes }) => [toPictureKey(base, width, extension), bytes] as const);
  const keys = files.map(([key]) => key);
  await scheduleOrphanRemoval(deps, keys);
  const results = await Promise.allSettled(files.map(([key, bytes]) => storage.putAt(key, bytes)));
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status !== 'rejected') return base;
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
  throw failure.reason;
}
