import type { StudioClient } from './client.ts';
import { ApiError, ConnectionError } from './errors.ts';
import type { components } from './generated/contract.ts';
import { pauseBefore, wait } from './retries.ts';

type Upload = components['schemas']['FileUpload'];

export interface FinishedUpload extends Upload {
  file: components['schemas']['ProductFile'];
}

export interface UploadOptions {
  /** Name that customers see; that of a `File` by default. */
  name?: string;
  /** Id of an upload of the same file that broke off: `uploadId` of an `UploadError`, or an entry of `/admin/uploads`. */
  resume?: string;
  /** Bytes of one request; 8 MB by default. */
  partBytes?: number;
  onProgress?: (receivedBytes: number, totalBytes: number) => void;
  signal?: AbortSignal;
}

/** The upload was given up. What has arrived is kept for 48 hours: `uploadFile(…, { resume: error.uploadId })`. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly uploadId: string;

  constructor(uploadId: string, cause: unknown) {
    super(`The upload broke off: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.uploadId = uploadId;
  }
}

const PART_BYTES = 8 * 1024 * 1024;
/** Attempts without progress in between. */
const ATTEMPTS = 5;

const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  // 409: the server has another offset; 423: it still writes the part before.
  (error instanceof ApiError &&
    ([409, 423, 429].includes(error.status) || (error.status >= 500 && error.status !== 507)));

const nameOf = (file: Blob): string => ('name' in file && typeof file.name === 'string' ? file.name : 'file');

/** Uploads a file of any size in parts (tus 1.0) and continues after an interruption with the bytes that are missing. */
export async function uploadFile(
  studio: StudioClient,
  file: Blob,
  options: UploadOptions = {},
): Promise<FinishedUpload> {
  const { resume, name = nameOf(file), partBytes = PART_BYTES, onProgress, signal } = options;
  const call = signal ? { signal } : {};
  const read = (id: string): Promise<Upload> =>
    studio.get('/admin/uploads/{id}', { params: { path: { id } }, ...call });
  const { id, size_bytes: size } = resume
    ? await read(resume)
    : await studio.post('/admin/uploads', { body: { name, size_bytes: file.size }, ...call });
  if (size !== file.size) throw new TypeError(`The upload is of a file of ${size} bytes, not ${file.size}`);

  /** @returns the new offset */
  const sendPart = async (offset: number): Promise<number> => {
    const part = file.slice(offset, offset + partBytes);
    const { response } = await studio.http.PATCH('/admin/uploads/{id}', {
      params: { path: { id }, header: { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset) } },
      headers: { 'Content-Type': 'application/offset+octet-stream' },
      body: part as never, // a binary body is a string in the types
      bodySerializer: (body) => body,
      ...call,
    });
    return Number(response.headers.get('Upload-Offset'));
  };

  for (let attempt = 1; ; ) {
    try {
      const upload = await read(id);
      let offset = upload.receivedBytes;
      onProgress?.(offset, size);
      if (upload.file) return { ...upload, file: upload.file };
      while (offset < size) {
        offset = await sendPart(offset);
        attempt = 1;
        onProgress?.(offset, size);
      }
    } catch (error) {
      if (signal?.aborted || !isTemporary(error) || attempt >= ATTEMPTS) throw new UploadError(id, error);
      await wait(pauseBefore(attempt), signal).catch((reason) => {
        throw new UploadError(id, reason);
      });
      attempt += 1;
    }
  }
}
