import { copyFile, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the built site's scripts and styles to a folder where they outlive it: a tab opened before a release requests
 * files of the earlier one for days. Files that no release has used for 30 days are deleted. Servers may share the
 * folder.
 */
export async function storeReleasedFiles(clientFolder: string, releasedFolder: string, now: Date): Promise<void> {
  const [from, to] = [path.join(clientFolder, 'assets'), path.join(releasedFolder, 'assets')];
  await mkdir(to, { recursive: true });
  const existing = new Set(await listFiles(to));
  for (const name of await listFiles(from)) {
    const target = path.join(to, name);
    if (!existing.delete(name)) {
      await mkdir(path.dirname(target), { recursive: true });
      const temporary = `${target}.${process.pid}.part`;
      await copyFile(path.join(from, name), temporary);
      await rename(temporary, target);
    }
    await utimes(target, now, now);
  }
  for (const name of existing) {
    const file = path.join(to, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs >= now.getTime() - RETENTION_MS) continue;
    await rm(file, { force: true });
    // The folder of a language goes with its last file.
    if (path.dirname(name) !== '.') await rmdir(path.dirname(file)).catch(() => undefined);
  }
}

/** The files below a folder, relative to it: each language but English has a folder of its own. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
