/**
 * Writes the pattern that the mehndi app's page shows before its script has loaded: `node
 * demo/art/mehndi-pattern.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { patternFile } from '../live/mehndi/pattern-file.ts';

await writeFile(new URL('../live/mehndi/pattern.svg', import.meta.url), patternFile());
