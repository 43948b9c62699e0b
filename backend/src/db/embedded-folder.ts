import { access, constants, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Major PostgreSQL version of the embedded engine; a folder of another version cannot be opened. */
export const ENGINE_VERSION = '18';

/** Without any one of these a folder is not a usable database. */
const FOLDERS = ['', 'base', 'global', 'pg_wal', 'pg_xact'];
const FILES = ['PG_VERSION', 'global/pg_control'];

const WRONG_RIGHTS = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The folder of the embedded database cannot be used as it is; the message explains what to do. */
export class EmbeddedFolderError extends Error {
  constructor(problem: string, remedy: string, cause?: unknown) {
    super(`${problem} Nothing was overwritten. ${remedy}`, { cause });
    this.name = 'EmbeddedFolderError';
  }
}

const ELSEWHERE = 'set DATA_DIR to another folder to start with an empty database';

export const damaged = (folder: string, what: string, cause?: unknown): EmbeddedFolderError =>
  new EmbeddedFolderError(
    `The embedded database in ${folder} is damaged: ${what}.`,
    `Keep a copy of the folder, then restore a backup of it, or ${ELSEWHERE}.`,
    cause,
  );

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const notWritable = (folder: string, cause: unknown): EmbeddedFolderError =>
  new EmbeddedFolderError(
    `The data folder ${folder} cannot be written: it is read-only, or the user of this server has no write permission.`,
    'Give that user read and write permission for the folder and all files in it, or set DATA_DIR to another folder.',
    cause,
  );

/** Translates a file system error; undefined for any other. */
export function unusable(folder: string, cause: unknown): EmbeddedFolderError | undefined {
  const code = codeOf(cause);
  if (WRONG_RIGHTS.has(code)) return notWritable(folder, cause);
  if (code !== 'ENOTDIR' && code !== 'EEXIST') return undefined;
  return new EmbeddedFolderError(
    `The data folder ${folder} is not a folder.`,
    'Move the file with that name or set DATA_DIR to another folder.',
    cause,
  );
}

async function contents(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw unusable(folder, error) ?? error;
  }
}

async function openForWriting(file: string): Promise<void> {
  await (await open(file, 'r+')).close();
}

/**
 * Checks the folder before the engine does, which would create a new database over one without its version file.
 * @returns whether there is a database; false for a missing or empty folder
 * @throws EmbeddedFolderError when it is damaged, of another version, or not writable
 */
export async function holdsDatabase(folder: string): Promise<boolean> {
  if ((await contents(folder)).length === 0) return false;
  const check = (part: string, work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') throw damaged(folder, `${part} is missing`, error);
      throw unusable(folder, error) ?? error;
    });
  for (const part of FOLDERS) await check(part, access(path.join(folder, part), constants.R_OK | constants.W_OK));
  for (const part of FILES) await check(part, openForWriting(path.join(folder, part)));
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+$/.test(version)) throw damaged(folder, 'PG_VERSION contains no version');
  if (version !== ENGINE_VERSION) {
    throw new EmbeddedFolderError(
      `The embedded database in ${folder} was written by PostgreSQL ${version}; this server works with ${ENGINE_VERSION}.`,
      `Start the release of the site that wrote it, or ${ELSEWHERE}.`,
    );
  }
  return true;
}
