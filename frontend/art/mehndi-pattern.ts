/**
 * Writes the pattern that the mehndi app's page shows before its script has loaded: `node
 * frontend/art/mehndi-pattern.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { patternFile } from '../src/features/products/live/mehndi/pattern-file.ts';

await writeFile(new URL('../src/features/products/live/mehndi/pattern.svg', import.meta.url), patternFile());
