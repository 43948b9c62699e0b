// Import cycles between folders: no folder of a cycle can be understood, moved or tested alone.
import { isTest, type Module } from './sources.ts';

/** What counts as one folder; the first matching pattern wins. */
const FOLDERS = [
  /^frontend\/src\/features\/(?:dashboard|admin)\/[^/]+(?=\/)/,
  /^(?:frontend|backend)\/src\/features\/[^/]+(?=\/)/,
  /^(?:frontend|backend)\/src\/[^/]+(?=\/)/,
  /^mocks\/[^/]+(?=\/)/,
];

const folderOf = (file: string): string | undefined => {
  for (const pattern of FOLDERS) {
    const [folder] = pattern.exec(file) ?? [];
    if (folder !== undefined) return folder;
  }
  return undefined;
};

/**
 * For each folder the folders that it imports, each with one file that does so. Types count: they are knowledge, too.
 */
function graphOf(modules: Module[]): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const { file, imports } of modules.filter(({ file }) => !isTest(file))) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const known = graph.get(from) ?? new Map<string, string>();
    graph.set(from, known);
    for (const { target } of imports) {
      const to = folderOf(target);
      if (to !== undefined && to !== from && !known.has(to)) known.set(to, `${file} imports ${target}`);
    }
  }
  return graph;
}

/** Every import that is part of a cycle of folders. */
export function findFolderCycles(modules: Module[]): string[] {
  const graph = graphOf(modules);
  const reachable = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
      for (const next of graph.get(folder)?.keys() ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
    return seen;
  };
  return [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => (reachable(to).has(from) ? [`${from} <-> ${to}: ${example}`] : [])),
  );
}
