import { randomUUID } from 'node:crypto';
import type { Folder } from './storage.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(
  `^(?:(?:attachments|avatars|downloads|exports)/${UUID}|pictures/${UUID}-[1-9][0-9]{0,4})\\.[a-z0-9]{1,8}$`,
);

/** A new random key; `extension` without the dot, in lower-case letters and digits. */
export function createKey(folder: Folder, extension: string): string {
  const key = `${folder}/${randomUUID()}.${extension}`;
  if (!isKey(key)) throw new Error(`Invalid file extension: ${extension}`);
  return key;
}

/** Key of one file of a picture; `base` comes from `createPictureBase`, `width` is in pixels. */
export function toPictureKey(base: string, width: number, extension: string): string {
  return `${base}-${width}.${extension}`;
}

/** A new random prefix for all files of one picture. */
export function createPictureBase(): string {
  return `pictures/${randomUUID()}`;
}

/** Whether a text has the form of a key created by `createKey`. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
