import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** The built files that a page needs. */
export interface ClientFiles {
  /** The application's entry, as an absolute path. */
  entry: string;
  /** Everything that the given routes load besides the entry, as absolute paths. */
  filesFor(routeIds: string[]): string[];
}

/** `/blog/$postId` is built from `src/routes/blog.$postId.tsx` or from folders; both forms are looked up. */
function routeKeys(id: string): string[] {
  const name = id === '__root__' ? '__root' : id === '/' ? 'index' : id.replace(/^\//, '').replace(/\/$/, '/index');
  return [name, name.replaceAll('/', '.')].map((file) => `src/routes/${file}.tsx`);
}

/** Reads the manifest that the client build writes to `.vite/manifest.json`. */
export function readManifest(clientFolder: string): ClientFiles {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const entryKey = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  const entry = entryKey && chunks[entryKey];
  if (!entryKey || !entry) throw new Error('The client build has no entry');
  const collect = (key: string, files: Set<string>): void => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  };
  // A screen's chunk is named after all parts of its route that it contains, the component first.
  const screens = Object.keys(chunks).flatMap((key) => {
    const route = /^(.+)\?tsr-split=component(?:---|$)/.exec(key)?.[1];
    return route === undefined ? [] : [[route, key] as const];
  });
  const chunkByRoute = new Map(screens);
  return {
    entry: `/${entry.file}`,
    filesFor(routeIds) {
      const files = new Set<string>();
      collect(entryKey, files);
      for (const route of routeIds.flatMap(routeKeys)) collect(chunkByRoute.get(route) ?? '', files);
      files.delete(entry.file);
      return [...files].map((file) => `/${file}`);
    },
  };
}
