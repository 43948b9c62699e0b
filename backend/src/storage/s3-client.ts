import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageUnavailable } from './storage.ts';

/** Connection settings of an S3-compatible storage. */
export interface S3Settings {
  bucket: string;
  /** URL of the storage; undefined for Amazon's own in the region. */
  endpoint: string | undefined;
  /** URL of the storage for readers, who are redirected there for downloads; undefined disables redirects. */
  publicEndpoint: string | undefined;
  region: string;
  /** Prefix of every key: empty, or ends with a slash. */
  prefix: string;
  /** The bucket is part of the URL's path, not of its host name. */
  pathStyle: boolean;
  encryption: 'AES256' | 'aws:kms' | undefined;
  /** Key of `aws:kms`; undefined for the storage's own. */
  kmsKey: string | undefined;
  /** Undefined: the client's default chain, such as AWS_ACCESS_KEY_ID, profiles and the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** From the start of a request to the start of its response, including the upload of a part. */
const REQUEST_TIMEOUT_MS = 20_000;
/** A reader who pauses for longer loses the connection to the storage. */
const SOCKET_TIMEOUT_MS = 60_000;
const MAX_ATTEMPTS = 2;
/** Slow readers hold a connection each; with the client's default limit of 50 they could block all others. */
const MAX_CONNECTIONS = 1_000;

/** The official client with time limits, and without the checksums that only newer servers support. */
export function createS3Client({ endpoint, region, pathStyle, credentials }: S3Settings): S3Client {
  const agent = { maxSockets: MAX_CONNECTIONS, keepAlive: true };
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: MAX_ATTEMPTS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SOCKET_TIMEOUT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

/** There is no object with this key; a missing bucket is an error. */
const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.name !== 'NoSuchBucket' &&
  (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/** The server does not support this operation; some compatible ones lack a few. */
export const isUnsupported = (error: unknown): boolean =>
  error instanceof S3ServiceException && [405, 501].includes(error.$metadata.httpStatusCode ?? 0);

/**
 * Runs a call with a time limit for its response; a stream it has opened by then may continue.
 * @throws StorageUnavailable, also when the storage rejects the call or is slow
 */
export async function withTimeout<Result>(ms: number, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
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

/** The response, or null when there is no object with the key. */
export async function nullIfMissing<Result>(response: Promise<Result>): Promise<Result | null> {
  try {
    return await response;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}
