import { access, constants, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Major PostgreSQL version of the embedded engine; a folder of another version cannot be opened. */
export const ENGINE_VERSION = '18';

/** Without any one of these a folder is not a usable database. */
const FOLDERS = ['', 'base', 'global', 'pg_wal', 'pg_xact'];
const FILES = ['PG_VERSION', 'global/pg_control'];

const PERMISSION_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The folder of the embedded database cannot be used as it is; the message explains what to do. */
export class EmbeddedFolderError extends Error {
  constructor(problem: string, remedy: string, cause?: unknown) {
    super(`${problem} Nothing was overwritten. ${remedy}`, { cause });
    this.name = 'EmbeddedFolderError';
  }
}

const USE_OTHER_FOLDER = 'set DATA_DIR to another folder to start with an empty database';

export const damagedError = (folder: string, what: string, cause?: unknown): EmbeddedFolderError =>
  new EmbeddedFolderError(
    `The embedded database in ${folder} is damaged: ${what}.`,
    `Keep a copy of the folder, then restore a backup of it, or ${USE_OTHER_FOLDER}.`,
    cause,
  );

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const notWritableError = (folder: string, cause: unknown): EmbeddedFolderError =>
  new EmbeddedFolderError(
    `The data folder ${folder} cannot be written: it is read-only, or the user of this server has no write permission.`,
    'Give that user read and write permission for the folder and all files in it, or set DATA_DIR to another folder.',
    cause,
  );

/** Translates a file system error; undefined for any other. */
export function toFolderError(folder: string, cause: unknown): EmbeddedFolderError | undefined {
  const code = errorCode(cause);
  if (PERMISSION_ERRORS.has(code)) return notWritableError(folder, cause);
  if (code !== 'ENOTDIR' && code !== 'EEXIST') return undefined;
  return new EmbeddedFolderError(
    `The data folder ${folder} is not a folder.`,
    'Move the file with that name or set DATA_DIR to another folder.',
    cause,
  );
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw toFolderError(folder, error) ?? error;
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
export async function containsDatabase(folder: string): Promise<boolean> {
  if ((await listFolder(folder)).length === 0) return false;
  const check = (entry: string, work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') throw damagedError(folder, `${entry} is missing`, error);
      throw toFolderError(folder, error) ?? error;
    });
  for (const entry of FOLDERS) await check(entry, access(path.join(folder, entry), constants.R_OK | constants.W_OK));
  for (const entry of FILES) await check(entry, openForWriting(path.join(folder, entry)));
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (!/^\d+$/.test(version)) throw damagedError(folder, 'PG_VERSION contains no version');
  if (version !== ENGINE_VERSION) {
    throw new EmbeddedFolderError(
      `The embedded database in ${folder} was written by PostgreSQL ${version}; this server works with ${ENGINE_VERSION}.`,
      `Start the release of the site that wrote it, or ${USE_OTHER_FOLDER}.`,
    );
  }
  return true;
}
