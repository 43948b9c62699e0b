import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { styleTable } from './style-table.ts';

/**
 * Writes a table of every stylesheet's rules next to the manifest, keyed by the sheet's URL: the server inlines the
 * rules that a page needs for its first paint.
 */
export function firstPaintStyles(): Plugin {
  return {
    name: 'first-paint-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir = '' }, bundle) {
      const tables: Record<string, unknown> = {};
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          tables[`/${file.fileName}`] = styleTable(String(file.source));
      const target = join(dir, '.vite/styles.json');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, JSON.stringify(tables));
    },
  };
}
