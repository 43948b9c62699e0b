import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type CreateMultipartUploadCommandInput,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { isKey } from './keys.ts';
import type { MultipartStore } from './multipart.ts';
import { nullIfMissing, withTimeout } from './s3-client.ts';
import { StorageUnavailable } from './storage.ts';

const MB = 1024 * 1024;
/** Ten thousand parts are allowed, so a file may have up to 80 GB. */
const PART_BYTES = 8 * MB;
/** The minimum size of a part, except the last. */
const MIN_PART_BYTES = 5 * MB;
const CALL_TIMEOUT_MS = 6_000;
const PART_TIMEOUT_MS = 60_000;
/** The storage combines the parts before it responds. */
const COMPLETE_TIMEOUT_MS = 60_000;

/** Files that grow in S3: the parts of a multipart upload, which any server may send. */
export function multipartInS3(
  client: S3Client,
  toObject: (key: string) => { Bucket: string; Key: string },
  encryptionParams: Partial<CreateMultipartUploadCommandInput>,
): MultipartStore {
  const toLocation = (key: string) => {
    if (!isKey(key)) throw new Error(`Invalid key: ${key}`);
    return toObject(key);
  };
  const isComplete = async (key: string, size: number) => {
    const command = new HeadObjectCommand(toLocation(key));
    const head = await nullIfMissing(
      withTimeout(CALL_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })),
    );
    return head?.ContentLength === size;
  };
  return {
    partBytes: PART_BYTES,
    minPartBytes: MIN_PART_BYTES,

    async begin(key) {
      const command = new CreateMultipartUploadCommand({
        ...toLocation(key),
        ...encryptionParams,
        ContentType: 'application/octet-stream',
      });
      const { UploadId } = await withTimeout(CALL_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal }));
      if (!UploadId) throw new StorageUnavailable(new Error('The store returned no upload id'));
      return UploadId;
    },

    async write({ key, handle: UploadId }, { number: PartNumber, bytes }) {
      const command = new UploadPartCommand({
        ...toLocation(key),
        UploadId,
        PartNumber,
        Body: bytes,
        ContentLength: bytes.length,
      });
      const response = await nullIfMissing(
        withTimeout(PART_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })),
      );
      return response?.ETag ?? null;
    },

    async complete({ key, handle: UploadId }, parts, size) {
      // It was completed by a call with a lost response.
      if (await isComplete(key, size)) return true;
      const command = new CompleteMultipartUploadCommand({
        ...toLocation(key),
        UploadId,
        MultipartUpload: { Parts: parts.map(({ number, mark }) => ({ PartNumber: number, ETag: mark })) },
      });
      await nullIfMissing(withTimeout(COMPLETE_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })));
      return isComplete(key, size);
    },

    async discard({ key, handle: UploadId }) {
      const command = new AbortMultipartUploadCommand({ ...toLocation(key), UploadId });
      await nullIfMissing(withTimeout(CALL_TIMEOUT_MS, (abortSignal) => client.send(command, { abortSignal })));
    },

    freeBytes: async () => null,
  };
}
