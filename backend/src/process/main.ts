// The server's first file, so that all others are loaded by what is set here.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// TypeScript is translated once and not at each start. Where the folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url)));

await import('./run.ts');
