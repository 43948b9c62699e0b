import { finished, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { HashingStream } from './hashing.ts';
import { StorageUnavailable } from './storage.ts';

/** Bytes per part of an upload; ten thousand are allowed, so a file may have up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const CONCURRENT_PARTS = 2;

/**
 * Uploads content of any length in parts, at most two of them in memory. The signature of each part covers its hash, so
 * the storage rejects one changed in transit. The object appears when all parts are complete; an error removes them.
 * @throws the error of the content, or StorageUnavailable
 */
export async function uploadObject(
  client: S3Client,
  params: Omit<PutObjectCommandInput, 'Body'>,
  content: Uint8Array | Readable,
): Promise<{ size: number; sha256: string }> {
  const hashing = new HashingStream();
  const source = content instanceof Readable ? content : Readable.from([content]);
  let sourceError: unknown;
  finished(source, (error) => {
    sourceError = error;
  });
  const upload = new Upload({
    client,
    params: { ...params, Body: hashing },
    partSize: PART_BYTES,
    queueSize: CONCURRENT_PARTS,
  });
  const flowing = pipeline(source, hashing);
  const failed = (error: unknown) => {
    const cause = sourceError ?? new StorageUnavailable(error);
    hashing.destroy(error instanceof Error ? error : new Error('The upload has failed'));
    return cause;
  };
  // Started before either is awaited: incoming data must be sent on, and an error of one ends the other.
  const [sent, flowed] = await Promise.allSettled([
    upload.done().catch((error: unknown) => {
      throw failed(error);
    }),
    flowing,
  ]);
  if (sent.status === 'rejected') throw sent.reason;
  if (flowed.status === 'rejected') throw flowed.reason;
  return { size: hashing.bytes, sha256: hashing.sha256() };
}
