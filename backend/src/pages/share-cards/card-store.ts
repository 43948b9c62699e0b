import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** About a hundred megabytes: a card has 20 to 150 kilobytes. */
const MAX_FILES = 1_000;

export interface CardStore {
  /** The card with this hash, drawn once. */
  get(hash: string, draw: () => Promise<Buffer>): Promise<Buffer>;
  has(hash: string): Promise<boolean>;
}

/**
 * Drawn cards in a folder, named by the hash of what they show, so that a restart draws none again. Those that were not
 * requested for longest are deleted.
 */
export function createCardStore(folder: string): CardStore {
  const drawing = new Map<string, Promise<Buffer>>();
  const fileOf = (hash: string) => path.join(folder, `${hash}.png`);
  const find = (hash: string) => readFile(fileOf(hash)).catch(() => undefined);

  const save = async (hash: string, bytes: Buffer) => {
    await mkdir(folder, { recursive: true });
    const temporary = `${fileOf(hash)}.${process.pid}.part`;
    await writeFile(temporary, bytes);
    await rename(temporary, fileOf(hash));
    const names = await readdir(folder);
    if (names.length <= MAX_FILES) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        return { file, used: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
      }),
    );
    const oldest = files.sort((a, b) => a.used - b.used).slice(0, files.length - MAX_FILES);
    for (const { file } of oldest) await rm(file, { force: true });
  };

  const drawAndSave = async (hash: string, draw: () => Promise<Buffer>) => {
    const bytes = await draw();
    // A full or read-only disk costs drawing it again.
    await save(hash, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    has: async (hash) => (await stat(fileOf(hash)).catch(() => undefined)) !== undefined,
    get: async (hash, draw) => {
      const stored = await find(hash);
      if (stored) {
        const now = new Date();
        await utimes(fileOf(hash), now, now).catch(() => undefined);
        return stored;
      }
      const drawn = drawing.get(hash) ?? drawAndSave(hash, draw).finally(() => drawing.delete(hash));
      drawing.set(hash, drawn);
      return drawn;
    },
  };
}
