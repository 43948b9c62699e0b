import { AppError } from '../lib/errors.ts';

/** A file that is not whole yet. */
export interface GrowingFile {
  /** Where it will be read from once it is whole. */
  key: string;
  /** What `begin` answered. */
  handle: string;
}

/** A part that is kept; numbers rise, and may leave some out. */
export interface KeptPart {
  number: number;
  mark: string;
}

/**
 * Files that arrive over hours, in requests that may end anywhere and come to any server. Nothing is held but one part; what
 * has been written is durable. Nobody can read such a file before `complete`.
 */
export interface GrowingFiles {
  /** Bytes of a part at most. */
  readonly partBytes: number;
  /** Bytes of a part at least, the last one excepted. */
  readonly leastBytes: number;
  begin(key: string): Promise<string>;
  /**
   * @param part `start` is its place in the file; everything before has been written
   * @returns the part's mark, or null when what came before is not there any more
   * @throws AppError 507 when nothing more fits
   */
  write(file: GrowingFile, part: { number: number; start: number; bytes: Uint8Array }): Promise<string | null>;
  /** Makes it a file under its key; may be repeated. @returns false when what has come is not there any more */
  complete(file: GrowingFile, parts: KeptPart[], size: number): Promise<boolean>;
  /** Erases what has come; may be repeated. */
  discard(file: GrowingFile): Promise<void>;
  /** Bytes that still fit; null where nobody can say. */
  room(): Promise<number | null>;
}

export const noRoom = (cause?: unknown): AppError =>
  new AppError(507, 'no_room', 'There is no room for this file. Please make room on the server first.', { cause });
