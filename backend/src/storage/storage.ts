/** The kinds of file the server keeps; each lives in its own folder. */
export type Folder = 'avatars' | 'downloads';

/** One size and format of a picture. */
export interface PictureVariant {
  /** pixels */
  width: number;
  extension: string;
  bytes: Uint8Array;
}

/** A file that is there, ready to be streamed. */
export interface StoredFile {
  /** absolute path */
  path: string;
  /** bytes */
  size: number;
}

/**
 * Where files are kept. Keys are made here and never come from a client;
 * a key that this port did not make is answered like a missing file.
 */
export interface FileStorage {
  /** Writes durably and answers the new key, for example `avatars/2f6f….webp`; `extension` without the dot. */
  put(folder: Folder, bytes: Uint8Array, extension: string): Promise<string>;
  /**
   * Writes all files of a picture durably, or none of them, and answers their common beginning, for example
   * `pictures/2f6f…`; the files are `<beginning>-<width>.<extension>`.
   */
  putPicture(variants: PictureVariant[]): Promise<string>;
  /** Where a file is, or null when there is none under this key. */
  locate(key: string): Promise<StoredFile | null>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
}
