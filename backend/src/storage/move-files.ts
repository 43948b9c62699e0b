import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './storage.ts';

const CONCURRENCY = 4;

/** Progress of a move. */
export interface MoveReport {
  copied: number;
  /** Already present with the same content, from an earlier run. */
  present: number;
  /** bytes copied */
  bytes: number;
  /** Keys that could not be copied, with the reason. */
  failed: { key: string; reason: string }[];
}

async function hashFile(storage: FileStorage, key: string): Promise<string | null> {
  const content = await storage.read(key);
  if (content === null) return null;
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** @returns bytes copied; 0 if the same content was already there @throws when the copy differs from the source */
async function copy(from: FileStorage, to: FileStorage, key: string, size: number): Promise<number | null> {
  const existing = await to.find(key);
  if (existing?.size === size && (await hashFile(to, key)) === (await hashFile(from, key))) return null;
  const content = await from.read(key);
  if (content === null) return null; // removed in the meantime
  const copied = await to.putAt(key, content);
  if ((await hashFile(to, key)) !== copied.sha256) throw new Error('The copy does not match the hash of its source');
  return copied.size;
}

/**
 * Copies every file and reads each copy back to compare its SHA-256. Existing files are compared and skipped, so an
 * interrupted run continues with the next one. Nothing is deleted from the source.
 * @param onProgress called after each file
 */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  onProgress: (report: MoveReport) => void = () => {},
): Promise<MoveReport> {
  await from.check();
  await to.check();
  const report: MoveReport = { copied: 0, present: 0, bytes: 0, failed: [] };
  const files = from.list()[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { key, size } = next.value;
      try {
        const bytes = await copy(from, to, key, size);
        if (bytes === null) report.present += 1;
        else {
          report.copied += 1;
          report.bytes += bytes;
        }
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        report.failed.push({ key, reason: cause instanceof Error ? cause.message || cause.name : String(cause) });
      }
      onProgress(report);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return report;
}
