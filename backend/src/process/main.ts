// The server's first file, so that what it sets applies to loading all others.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// TypeScript is compiled once and not at each start. If the folder is not writable, nothing is cached.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));

await import('./run.ts');
