import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageUnavailable } from './storage.ts';

/** Where an S3-compatible store is and how it wants to be spoken to. */
export interface S3Settings {
  bucket: string;
  /** Address of the store; undefined: Amazon's own for the region. */
  endpoint: string | undefined;
  /** Address of the store for readers, who are sent there for their downloads; undefined: nobody is. */
  publicEndpoint: string | undefined;
  region: string;
  /** Begins every key: empty, or ends with a slash. */
  prefix: string;
  /** The bucket stands in the path of addresses, not in their host name. */
  pathStyle: boolean;
  encryption: 'AES256' | 'aws:kms' | undefined;
  /** Key of `aws:kms`; undefined: the store's own. */
  kmsKey: string | undefined;
  /** Undefined: the client's usual places, such as AWS_ACCESS_KEY_ID, profiles and the role of a machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const CONNECT_MS = 2_000;
/** From the beginning of a request to the beginning of its answer, a part of an upload included. */
const ANSWER_MS = 20_000;
/** A reader who pauses for longer loses the connection to the store. */
const SILENCE_MS = 60_000;
const ATTEMPTS = 2;
/** Slow readers hold a connection each; the client's own limit of 50 would let them keep out everybody. */
const MOST_CONNECTIONS = 1_000;

/** The official client with time limits, and without the checksums that only newer stores know. */
export function createS3Client({ endpoint, region, pathStyle, credentials }: S3Settings): S3Client {
  const agent = { maxSockets: MOST_CONNECTIONS, keepAlive: true };
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

/** There is nothing under this key; a missing bucket is a failure. */
const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.name !== 'NoSuchBucket' &&
  (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/** The store does not know this operation; some compatible ones leave a few out. */
export const isUnknownToStore = (error: unknown): boolean =>
  error instanceof S3ServiceException && [405, 501].includes(error.$metadata.httpStatusCode ?? 0);

/**
 * Runs a call that has to answer within a time; what it has opened by then may go on.
 * @throws StorageUnavailable, also when the store refuses or is slow
 */
export async function within<Result>(ms: number, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  try {
    return await call(limit.signal);
  } catch (error) {
    throw isMissingObject(error) ? error : new StorageUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer, or null when there is nothing under the key. */
export async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}
