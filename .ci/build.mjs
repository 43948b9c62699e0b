#!/usr/bin/env node
// npm run build: the browser's files into dist/client (compressed ahead), the server-rendering bundle into dist/server, the
// bill of materials into dist, the client package into dist/packages.
// With the word `demo`: the site on mocks into dist/demo. Does nothing when neither sources nor tools have changed
// since the last completed build; --force builds anyway.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CLIENT_PACKAGE, packClient } from './client-package.mjs';
import { compressFolder } from './compress.mjs';
import { root, run } from './exec.mjs';
import { writeBillOfMaterials } from './sbom.mjs';

const vite = ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn'];

/** A build: its inputs, its outputs, its commands. Paths from the root; commands resolve to their exit code. */
const targets = {
  site: {
    inputs: ['frontend', 'contract', 'demo/live', 'packages'],
    outputs: ['dist/client/index.html', 'dist/server/entry-server.js', 'dist/sbom.cdx.json', CLIENT_PACKAGE],
    // Neither reads what another writes. The server's build follows the package's, as the browser's takes longest.
    make: async () => {
      const others = async () =>
        (await packClient()) || (await run('vite', [...vite, '--ssr', 'src/entry-server.tsx']));
      return (await Promise.all([run('vite', vite), others()])).find((code) => code !== 0) ?? 0;
    },
    finish: async () => {
      console.log(`Wrote ${await writeBillOfMaterials()}`);
      const { files, before, after } = await compressFolder(join(root, 'dist', 'client'));
      console.log(
        `Built the site: ${files} files, ${Math.round(before / 1024)} kB, ${Math.round(after / 1024)} kB as brotli`,
      );
    },
  },
  demo: {
    inputs: ['frontend', 'mocks', 'demo', 'contract', 'packages'],
    outputs: ['dist/demo/index.html'],
    make: () => run('vite', [...vite, '--mode', 'mock']),
    finish: () => console.log('Built the demo on mocks: dist/demo'),
  },
};
const tools = [
  'package-lock.json',
  'tsconfig.base.json',
  '.ci/build.mjs',
  '.ci/compress.mjs',
  '.ci/sbom.mjs',
  '.ci/client-package.mjs',
];

/** Tests and stories are not part of a build. */
const aside = /[\\/](e2e|test)[\\/]|^mocks[\\/]conformance[\\/]|\.(stories|test|spec)\./;

/** @param {string} path @returns {string[]} the file itself, or every file below the folder that a build can read */
const filesOf = (path) => {
  const start = join(root, path);
  if (statSync(start).isFile()) return [start];
  const entries = readdirSync(start, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !aside.test(relative(root, file))).sort();
};

/**
 * One checksum over names and contents of all inputs, the Node version and the settings that Vite compiles in.
 * @param {string[]} inputs
 */
const fingerprint = (inputs) => {
  const hash = createHash('sha256').update(process.version);
  const settings = Object.keys(process.env).filter((key) => key.startsWith('VITE_'));
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name]}\n`);
  for (const file of [...inputs, ...tools].flatMap(filesOf))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

const name = process.argv.includes('demo') ? 'demo' : 'site';
const { inputs, outputs, make, finish } = targets[name];
const stamp = join(root, 'dist', `.${name}-inputs`);
const isCurrent = () =>
  existsSync(stamp) &&
  outputs.every((file) => existsSync(join(root, file))) &&
  readFileSync(stamp, 'utf8') === fingerprint(inputs);

if (isCurrent() && !process.argv.includes('--force')) {
  console.log('The build is up to date.');
} else {
  rmSync(stamp, { force: true });
  const code = await make();
  if (code === 0) {
    await finish();
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stamp, fingerprint(inputs)); // taken again: the build itself may write the route tree
  }
  process.exitCode = code;
}
