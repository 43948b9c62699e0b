import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';

/** An incomplete file. */
export interface MultipartUpload {
  /** Its key once it is complete. */
  key: string;
  /** The result of `begin`. */
  handle: string;
}

/** A stored part; numbers increase, possibly with gaps. */
export interface UploadedPart {
  number: number;
  mark: string;
}

/**
 * Files uploaded over hours, in requests that may end anywhere and reach any server. Only one part is in memory; what
 * has been written is durable. Such a file cannot be read before `complete`.
 */
export interface MultipartStore {
  /** Maximum size of a part in bytes. */
  readonly partBytes: number;
  /** Minimum size of a part in bytes, except the last one. */
  readonly minPartBytes: number;
  begin(key: string): Promise<string>;
  /**
   * @param part `start` is its offset in the file; everything before it has been written
   * @returns the part's mark, or null when the earlier parts no longer exist
   * @throws AppError 507 when storage is full
   */
  write(file: MultipartUpload, part: { number: number; start: number; bytes: Uint8Array }): Promise<string | null>;
  /** Turns it into a file under its key; idempotent. @returns false when its parts no longer exist */
  complete(file: MultipartUpload, parts: UploadedPart[], size: number): Promise<boolean>;
  /** Deletes its parts; idempotent. */
  discard(file: MultipartUpload): Promise<void>;
  /** Free space in bytes; null when unknown. */
  freeBytes(): Promise<number | null>;
}

export const insufficientStorage = (cause?: unknown): AppError =>
  new AppError(507, 'no_room', REFUSALS.storageFull, {
    cause,
  });
