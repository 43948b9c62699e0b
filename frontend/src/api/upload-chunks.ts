import { type DetailedError, Upload } from 'tus-js-client';
import { env } from '../env.ts';
import { language } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { bearer } from './fetcher.ts';

interface ChunkUploadOptions {
  /** Path of the upload that was started. */
  readonly path: string;
  /** Headers that give access to it, besides those of the session. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly file: Blob;
  /** The largest part that one request sends. */
  readonly chunkBytes: number;
  /** Called while bytes are sent. */
  readonly onProgress: (sent: number) => void;
  /** The network or the server is unavailable; sending resumes automatically. */
  readonly onWaiting: () => void;
  readonly onDone: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** Starts small so that a slow connection shows its speed. */
const INITIAL_CHUNK_SIZE = 512 * 1024;
const MIN_CHUNK_SIZE = 256 * 1024;
/** A request may take half a minute; aiming for a third of that leaves room for a connection that slows down. */
const TARGET_CHUNK_SECONDS = 10;
/** Retries for hours, so that an unattended upload still completes. */
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 5_000, 10_000, ...Array.from({ length: 2_000 }, () => 15_000)];
/** Temporary failures that are not the client's fault. */
const TRANSIENT_STATUSES = [0, 408, 409, 423, 429, 500, 502, 503, 504];

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error;
const statusOf = (error: Error) => (isDetailed(error) ? (error.originalResponse?.getStatus() ?? 0) : 0);

function bodyOf(error: Error): ApiError['body'] {
  try {
    return JSON.parse(isDetailed(error) ? (error.originalResponse?.getBody() ?? '') : '');
  } catch {
    return;
  }
}

/**
 * Uploads a file by the resumable-upload protocol, from the server's current offset. Parts are as large as the
 * connection allows.
 * @returns pauses it; call `uploadChunks` again to resume
 */
export function uploadChunks({ path, headers = {}, file, chunkBytes, ...reported }: ChunkUploadOptions): () => void {
  let token: string | null = null;
  let began = 0;
  const upload = new Upload(file, {
    uploadUrl: env.apiOrigin + path,
    headers,
    chunkSize: Math.min(INITIAL_CHUNK_SIZE, chunkBytes),
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      token = bearer.token();
      began = performance.now();
      request.setHeader('Accept-Language', language);
      if (token) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onProgress: reported.onProgress,
    onChunkComplete: (size) => {
      const perSecond = size / Math.max(0.001, (performance.now() - began) / 1000);
      upload.options.chunkSize = Math.round(
        Math.min(chunkBytes, Math.max(MIN_CHUNK_SIZE, perSecond * TARGET_CHUNK_SECONDS)),
      );
    },
    onShouldRetry: (error) => {
      const passing = TRANSIENT_STATUSES.includes(statusOf(error));
      if (passing) reported.onWaiting();
      return passing;
    },
    onSuccess: () => end(reported.onDone),
    onError: (error) => void failed(error),
  });
  const resume = () => void upload.abort().then(() => upload.start());
  const end = (then: () => void) => {
    removeEventListener('online', resume);
    then();
  };
  const failed = async (error: Error) => {
    const status = statusOf(error);
    if (status === 401 && token && (await bearer.rejected(token))) return resume();
    end(() => reported.onFailed(new ApiError(status, bodyOf(error), { cause: error })));
  };
  // The next retry is otherwise seconds away.
  addEventListener('online', resume);
  upload.start();
  return () => end(() => void upload.abort());
}
