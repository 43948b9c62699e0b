import { randomUUID } from 'node:crypto';
import type { Folder } from './storage.ts';

const KEY = /^(?:avatars|downloads)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/;

/** A new random key; `extension` without the dot, lower case letters and digits. */
export function newKey(folder: Folder, extension: string): string {
  const key = `${folder}/${randomUUID()}.${extension}`;
  if (!isKey(key)) throw new Error(`Not a usable file extension: ${extension}`);
  return key;
}

/** Whether a text has the shape of a key made by `newKey`. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
