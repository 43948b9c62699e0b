#!/usr/bin/env node
// npm run packages: packs what other projects can use into dist/packages, as files for `npm install`.
import { pack } from './client-package.mjs';

for (const name of ['operations-map', 'conformance', 'mock-server']) {
  const code = await pack(name);
  console.log(code === 0 ? `Wrote dist/packages/${name}.tgz` : `${name} was not packed`);
  if (code !== 0) process.exitCode = code;
}
