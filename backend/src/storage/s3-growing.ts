import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type CreateMultipartUploadCommandInput,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { GrowingFiles } from './growing.ts';
import { isKey } from './keys.ts';
import { orNull, within } from './s3-client.ts';
import { StorageUnavailable } from './storage.ts';

const MB = 1024 * 1024;
/** Ten thousand parts are allowed, so a file may have up to 80 GB. */
const PART_BYTES = 8 * MB;
/** The minimum size of a part, except the last. */
const LEAST_BYTES = 5 * MB;
const CALL_MS = 6_000;
const PART_MS = 60_000;
/** The storage combines the parts before it responds. */
const COMPLETE_MS = 60_000;

/** Files that grow in S3: the parts of a multipart upload, which any server may send. */
export function growingInS3(
  client: S3Client,
  at: (key: string) => { Bucket: string; Key: string },
  encrypted: Partial<CreateMultipartUploadCommandInput>,
): GrowingFiles {
  const placeOf = (key: string) => {
    if (!isKey(key)) throw new Error(`Not a usable key: ${key}`);
    return at(key);
  };
  const isWhole = async (key: string, size: number) => {
    const command = new HeadObjectCommand(placeOf(key));
    const found = await orNull(within(CALL_MS, (abortSignal) => client.send(command, { abortSignal })));
    return found?.ContentLength === size;
  };
  return {
    partBytes: PART_BYTES,
    leastBytes: LEAST_BYTES,

    async begin(key) {
      const command = new CreateMultipartUploadCommand({
        ...placeOf(key),
        ...encrypted,
        ContentType: 'application/octet-stream',
      });
      const { UploadId } = await within(CALL_MS, (abortSignal) => client.send(command, { abortSignal }));
      if (!UploadId) throw new StorageUnavailable(new Error('The store returned no upload id'));
      return UploadId;
    },

    async write({ key, handle: UploadId }, { number: PartNumber, bytes }) {
      const command = new UploadPartCommand({
        ...placeOf(key),
        UploadId,
        PartNumber,
        Body: bytes,
        ContentLength: bytes.length,
      });
      const answer = await orNull(within(PART_MS, (abortSignal) => client.send(command, { abortSignal })));
      return answer?.ETag ?? null;
    },

    async complete({ key, handle: UploadId }, parts, size) {
      // It was completed by a call with a lost response.
      if (await isWhole(key, size)) return true;
      const command = new CompleteMultipartUploadCommand({
        ...placeOf(key),
        UploadId,
        MultipartUpload: { Parts: parts.map(({ number, mark }) => ({ PartNumber: number, ETag: mark })) },
      });
      await orNull(within(COMPLETE_MS, (abortSignal) => client.send(command, { abortSignal })));
      return isWhole(key, size);
    },

    async discard({ key, handle: UploadId }) {
      const command = new AbortMultipartUploadCommand({ ...placeOf(key), UploadId });
      await orNull(within(CALL_MS, (abortSignal) => client.send(command, { abortSignal })));
    },

    room: async () => null,
  };
}
