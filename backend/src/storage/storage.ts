import type { Readable } from 'node:stream';
import { AppError } from '../lib/errors.ts';
import type { GrowingFiles } from './growing.ts';

/** The kinds of file the server keeps; each lives in its own folder. */
export type Folder = 'attachments' | 'avatars' | 'downloads' | 'exports';

/** One size and format of a picture. */
export interface PictureVariant {
  /** pixels */
  width: number;
  extension: string;
  bytes: Uint8Array;
}

/** A file that has been written completely. */
export interface WrittenFile {
  key: string;
  /** bytes */
  size: number;
  /** of the whole content, lower-case hex */
  sha256: string;
}

/** A file that is there. */
export interface FoundFile {
  /** bytes */
  size: number;
  modified: Date;
}

/** A part of a file in bytes, both ends included, as in the header Range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How a browser is to receive a file at a signed address. */
export interface AddressOptions {
  /** shown to the person */
  fileName: string;
  contentType: string;
  /** seconds until the address ends */
  seconds: number;
}

/**
 * Where files are kept: a folder of this machine, or a store that several servers share. Keys are made here and never
 * come from a client; a key that this port did not make is answered like a missing file. A file under a key never
 * changes. Every call ends within a time limit and @throws StorageUnavailable when the files cannot be reached.
 */
export interface FileStorage {
  readonly kind: 'disk' | 's3';
  /** The place for people, such as `s3 studio-files at https://store.example`; never a secret. */
  readonly description: string;
  /** Origin of the addresses that readers are to be sent to; null: files flow through the server. */
  readonly direct: string | null;
  /** Files that arrive over hours. */
  readonly growing: GrowingFiles;
  /** Resolves when files can be read and written now. */
  check(): Promise<void>;
  /**
   * Writes durably under a new key, for example `avatars/2f6f….webp`; `extension` without the dot. A stream is never held
   * in memory as a whole; when it fails, nothing is left and its error is thrown.
   */
  put(folder: Folder, content: Uint8Array | Readable, extension: string): Promise<WrittenFile>;
  /** Writes under a key that another storage has made. @throws Error for a key of a foreign form */
  putAt(key: string, content: Uint8Array | Readable): Promise<WrittenFile>;
  /** What is known of a file, or null when there is none under this key. */
  find(key: string): Promise<FoundFile | null>;
  /** The content, or the part of it, as a stream that its reader must end or destroy; null when there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** An address that gives out exactly this file without a sign-in until it ends; null where there are none. */
  address(key: string, options: AddressOptions): Promise<string | null>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<FoundFile & { key: string }>;
  /** Removes what interrupted writes before that moment have left. @returns how many there were */
  removeUnfinished(before: Date): Promise<number>;
}

/** The disk or the store does not do what it should at the moment; the same call may work later. */
export class StorageUnavailable extends AppError {
  constructor(cause: unknown) {
    super(503, 'unavailable', 'This service is not available at the moment', {
      headers: { 'Retry-After': '5' },
      cause,
    });
    this.name = 'StorageUnavailable';
  }
}
