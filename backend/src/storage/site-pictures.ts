import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from './storage.ts';

const UPLOAD = /^\/uploads\/(pictures\/[\w.-]+)$/;
/** A file of the built site, like the demo's own logo. */
const BUILT = /^\/((?:media\/)?[\w-]+\.(?:svg|png|webp))$/;
/** The built site, and where its files come from on a server that has built none. */
const FOLDERS = ['../../../dist/client/', '../../../frontend/public/'].map((path) => new URL(path, import.meta.url));

/** The bytes of a picture that pages of the site show, by its path; null when it is missing. */
export async function readSitePicture(storage: Pick<FileStorage, 'read'>, path: string): Promise<Buffer | null> {
  const upload = UPLOAD.exec(path)?.[1];
  if (upload !== undefined) {
    const stored = await storage.read(upload);
    return stored && buffer(stored);
  }
  const name = BUILT.exec(path)?.[1];
  for (const folder of name === undefined ? [] : FOLDERS) {
    const file = await readFile(new URL(name ?? '', folder)).catch(() => null);
    if (file) return file;
  }
  return null;
}
