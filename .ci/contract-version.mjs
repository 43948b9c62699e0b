#!/usr/bin/env node
// npm run contract:version -- 2026-11-30: keeps today's contract and its recorded requests as a former version, which a test
// replays against every later server. Compressed: the contract has a megabyte.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './exec.mjs';

const [, , day = ''] = process.argv;
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Usage: npm run contract:version -- 2026-11-30');
for (const [file, kept] of [
  ['openapi.yaml', `${day}.yaml.gz`],
  ['docs/programs/examples.json', `${day}.examples.json.gz`],
]) {
  writeFileSync(
    join(root, 'docs/programs/versions', String(kept)),
    gzipSync(readFileSync(join(root, String(file))), { level: 9 }),
  );
}
