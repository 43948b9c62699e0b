#!/usr/bin/env node
// npm run generate: generates everything under generated/ from openapi.yaml, and tables' types and docs/database.md from the
// migrations.
import { generate, sync } from './generated-code.mjs';

const fresh = await generate();
if (fresh) {
  const { written, removed } = sync(fresh);
  console.log(`${written.length} files written, ${removed.length} removed, of ${fresh.size}.`);
} else {
  console.error('\nThe generator failed; nothing was changed.');
  process.exitCode = 1;
}
