import type { Readable } from 'node:stream';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';
import type { MultipartStore } from './multipart.ts';

/** The kinds of files that the server stores, each in its own folder. */
export type Folder = 'attachments' | 'avatars' | 'downloads' | 'exports';

/** One size and format of a picture. */
export interface PictureVariant {
  /** pixels */
  width: number;
  extension: string;
  bytes: Uint8Array;
}

/** A completely written file. */
export interface WrittenFile {
  key: string;
  /** bytes */
  size: number;
  /** of the whole content, lower-case hex */
  sha256: string;
}

/** An existing file. */
export interface FileInfo {
  /** bytes */
  size: number;
  modified: Date;
}

/** A range of a file in bytes, both ends included, as in the Range header. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a browser should receive a file from a presigned URL. */
export interface PresignOptions {
  /** shown to the user */
  fileName: string;
  contentType: string;
  /** seconds until the URL expires */
  seconds: number;
}

/**
 * File storage: a folder of this machine, or one shared by several servers. Keys are created here and never come from a
 * client; a key in any other form is treated like a missing file. A file under a key never changes. Every call ends
 * within a time limit and @throws StorageUnavailable when the files cannot be reached.
 */
export interface FileStorage {
  readonly kind: 'disk' | 's3';
  /** A description for the log, such as `s3 studio-files at https://store.example`; never a secret. */
  readonly description: string;
  /** Origin of the URLs that readers are redirected to; null: files are sent through the server. */
  readonly direct: string | null;
  /** Files uploaded over hours. */
  readonly growing: MultipartStore;
  /** Resolves when files can be read and written now. */
  check(): Promise<void>;
  /**
   * Writes durably under a new key, for example `avatars/2f6f….webp`; `extension` without the dot. A stream is never
   * fully held in memory; if it fails, nothing is left and its error is thrown.
   */
  put(folder: Folder, content: Uint8Array | Readable, extension: string): Promise<WrittenFile>;
  /** Writes under a key created by another storage. @throws Error for a key in an invalid form */
  putAt(key: string, content: Uint8Array | Readable): Promise<WrittenFile>;
  /** Metadata of a file, or null when there is none under this key. */
  find(key: string): Promise<FileInfo | null>;
  /** The content, or a range of it, as a stream that the caller must consume or destroy; null when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** A URL that serves exactly this file without signing in until it expires; null if not supported. */
  address(key: string, options: PresignOptions): Promise<string | null>;
  /** Deletes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Every file, in any order. */
  list(): AsyncIterable<FileInfo & { key: string }>;
  /** Deletes leftovers of writes interrupted before that moment. @returns how many there were */
  removeUnfinished(before: Date): Promise<number>;
}

/** The disk or the remote storage fails at the moment; the same call may succeed later. */
export class StorageUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, 'unavailable', REFUSALS.unavailable, {
      headers: { 'Retry-After': '5' },
      cause,
    });
    this.name = 'StorageUnavailable';
  }
}
