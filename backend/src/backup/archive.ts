import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { HashingStream } from '../storage/hashing.ts';

/** The last entry: it contains the hashes of all others. */
const MANIFEST_NAME = 'manifest.json';

/** The archive's content differs from what was written. */
export class DamagedArchiveError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The backup is damaged or incomplete (${reason}). Nothing was changed.`, { cause });
    this.name = 'DamagedArchiveError';
  }
}

export interface ArchiveWriter {
  /** @param size exact size of `content` in bytes @returns SHA-256 in lower-case hex */
  add(name: string, size: number, content: Readable | Buffer): Promise<string>;
  /** Writes the manifest with the hashes of all entries and waits until it is on disk. */
  finish(manifest: object): Promise<void>;
  /** Stops without completing the archive. */
  abort(): Promise<void>;
}

const toChecksumLine = (name: string, size: number, sha256: string): string => `${name}\t${size}\t${sha256}\n`;

/** A compressed tar file readable by standard tools; its entries are hashed while being written. */
export function writeArchive(file: string): ArchiveWriter {
  const pack = tar.pack();
  const proof: Hash = createHash('sha256');
  const writing = pipeline(
    pack as unknown as Readable,
    createGzip(),
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
  // Reported to the caller that awaits the end.
  writing.catch(() => {});
  const put = async (name: string, size: number, content: Readable): Promise<string> => {
    const hashing = new HashingStream();
    const entry = pack.entry({ name, size, mode: 0o600 });
    await Promise.race([pipeline(content, hashing, entry as unknown as NodeJS.WritableStream), writing]);
    return hashing.sha256();
  };
  return {
    add: async (name, size, content) => {
      const sha256 = await put(name, size, content instanceof Readable ? content : Readable.from([content]));
      proof.update(toChecksumLine(name, size, sha256));
      return sha256;
    },
    finish: async (manifest) => {
      const content = Buffer.from(JSON.stringify({ ...manifest, proof: proof.digest('hex') }, null, 2));
      await put(MANIFEST_NAME, content.length, Readable.from([content]));
      pack.finalize();
      await writing;
      const writtenFile = await open(file, 'r+');
      await writtenFile.sync().finally(() => writtenFile.close());
    },
    abort: async () => {
      pack.destroy();
      await writing.catch(() => {});
    },
  };
}

export interface ArchiveEntry {
  name: string;
  /** bytes */
  size: number;
  /** Must be read to its end or not at all. */
  content: Readable;
}

/**
 * Reads an archive from start to end, verifying its hashes.
 * @returns the manifest
 * @throws DamagedArchiveError, and whatever `visit` throws
 */
export async function readArchive(
  file: string,
  visit: (entry: ArchiveEntry) => Promise<void> = async () => {},
): Promise<unknown> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract as unknown as NodeJS.WritableStream);
  let failed: unknown;
  reading.catch((error: unknown) => {
    failed = error;
    extract.destroy(error instanceof Error ? error : undefined);
  });
  const proof = createHash('sha256');
  let manifest: { proof?: unknown } | undefined;
  let visitError: unknown;
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header;
      const hashing = new HashingStream();
      const content = (entry as unknown as Readable).pipe(hashing);
      (entry as unknown as Readable).on('error', (error: Error) => hashing.destroy(error));
      if (name === MANIFEST_NAME) manifest = JSON.parse(await readText(content)) as { proof?: unknown };
      else {
        await visit({ name, size, content }).catch((error: unknown) => {
          visitError = error;
          throw error;
        });
        for await (const _rest of content);
        proof.update(toChecksumLine(name, hashing.bytes, hashing.sha256()));
      }
    }
    await reading;
  } catch (error) {
    extract.destroy();
    if (visitError !== undefined) throw visitError;
    throw new DamagedArchiveError(toReason(failed ?? error), error);
  }
  if (!manifest) throw new DamagedArchiveError('its end is missing');
  if (manifest.proof !== proof.digest('hex')) throw new DamagedArchiveError('its content does not match its checksum');
  return manifest;
}

const toReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

export async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
