import { finished, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { HashingStream } from './hashing.ts';
import { createKey, isKey } from './keys.ts';
import { toPictureType } from './picture-types.ts';
import { createS3Client, isUnsupported, nullIfMissing, type S3Settings, withTimeout } from './s3-client.ts';
import { multipartInS3 } from './s3-multipart.ts';
import { type FileInfo, type FileStorage, StorageUnavailable } from './storage.ts';

/** Bytes per part of an upload; ten thousand are allowed, so a file may have up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const CONCURRENT_PARTS = 2;

/**
 * Uploads content of any length in parts, at most two of them in memory. The signature of each part covers its hash, so
 * the storage rejects one changed in transit. The object appears when all parts are complete; an error removes them.
 * @throws the error of the content, or StorageUnavailable
 */
async function uploadObject(
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

/** Time limit for a response without a file. */
const CALL_TIMEOUT_MS = 6_000;
/** Time limit for a page of a list, or the start of a file. */
const LIST_TIMEOUT_MS = 15_000;
const CHECK_TIMEOUT_MS = 3_000;
const CHECK_KEY = 'check';

const toContentType = (key: string): string => toPictureType(key) ?? 'application/octet-stream';

/** Files in a bucket of an S3-compatible storage; the folder is part of the key, after the prefix. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const client = createS3Client(settings);
  const { bucket: Bucket, prefix, endpoint, publicEndpoint, encryption, kmsKey } = settings;
  // A URL is signed for the host that it contains.
  const signer = publicEndpoint === undefined ? client : createS3Client({ ...settings, endpoint: publicEndpoint });
  const toObject = (key: string) => ({ Bucket, Key: prefix + key });
  const encryptionParams = {
    ...(encryption ? { ServerSideEncryption: encryption } : {}),
    ...(encryption && kmsKey ? { SSEKMSKeyId: kmsKey } : {}),
  };

  const storage: FileStorage = {
    kind: 's3',
    direct: toPublicOrigin(settings),
    description: `bucket ${Bucket}/${prefix} at ${endpoint ?? 'Amazon S3'}`,
    growing: multipartInS3(client, toObject, encryptionParams),

    async check() {
      // A write, not only a read: a full or read-only storage still answers reads.
      const command = new PutObjectCommand({ ...toObject(CHECK_KEY), ...encryptionParams, Body: 'check' });
      await withTimeout(CHECK_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal }));
    },

    put: async (folder, content, extension) => storage.putAt(createKey(folder, extension), content),

    async putAt(key, content) {
      if (!isKey(key)) throw new Error(`Invalid key: ${key}`);
      const params = { ...toObject(key), ...encryptionParams, ContentType: toContentType(key) };
      return { key, ...(await uploadObject(client, params, content)) };
    },

    async find(key) {
      if (!isKey(key)) return null;
      const command = new HeadObjectCommand(toObject(key));
      const response = await nullIfMissing(
        withTimeout(CALL_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })),
      );
      return response && { size: response.ContentLength ?? 0, modified: response.LastModified ?? new Date(0) };
    },

    async read(key, range) {
      if (!isKey(key)) return null;
      const rangeParams = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const command = new GetObjectCommand({ ...toObject(key), ...rangeParams });
      const response = await nullIfMissing(
        withTimeout(LIST_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })),
      );
      if (!(response?.Body instanceof Readable)) return null;
      if (range && response.ContentLength !== range.end - range.start + 1) {
        response.Body.destroy();
        throw new StorageUnavailable(new Error('The store returned another range than the one requested'));
      }
      return response.Body;
    },

    async address(key, { fileName, contentType, seconds }) {
      if (!isKey(key)) return null;
      const command = new GetObjectCommand({
        ...toObject(key),
        ResponseContentDisposition: toContentDisposition(fileName),
        ResponseContentType: contentType,
        ResponseCacheControl: 'private, no-store',
      });
      return withTimeout(CALL_TIMEOUT_MS, () => getSignedUrl(signer, command, { expiresIn: seconds }));
    },

    async remove(key) {
      if (!isKey(key)) return;
      const command = new DeleteObjectCommand(toObject(key));
      await nullIfMissing(withTimeout(CALL_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })));
    },

    list: () => listObjects(client, Bucket, prefix),
    removeUnfinished: (before) => abortUploads(client, Bucket, prefix, before),
  };
  return storage;
}

function toPublicOrigin({ publicEndpoint, bucket, pathStyle }: S3Settings): string | null {
  if (publicEndpoint === undefined) return null;
  const { protocol, host, origin } = new URL(publicEndpoint);
  return pathStyle ? origin : `${protocol}//${bucket}.${host}`;
}

async function* listObjects(
  client: S3Client,
  Bucket: string,
  prefix: string,
): AsyncGenerator<FileInfo & { key: string }> {
  try {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(prefix.length) ?? '';
        if (isKey(key)) yield { key, size: Size ?? 0, modified: LastModified ?? new Date(0) };
      }
    }
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}

/** Aborts uploads of servers that died: their parts are in no object list but are billed. */
async function abortUploads(client: S3Client, Bucket: string, Prefix: string, before: Date): Promise<number> {
  let aborted = 0;
  try {
    for (let markers = {}; ; ) {
      const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...markers }));
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (!Initiated || Initiated >= before) continue;
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        aborted += 1;
      }
      if (!page.IsTruncated) return aborted;
      markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  } catch (error) {
    // Such a server expires them itself, or by a lifecycle rule of the bucket.
    if (isUnsupported(error)) return aborted;
    throw new StorageUnavailable(error);
  }
}
