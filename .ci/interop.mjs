#!/usr/bin/env node
// npm run interop: third-party tools agree with openapi.yaml. Their packages are installed apart, so that `npm ci` of the
// product is not slower for them. Clients are generated, compiled strictly, and call the mocks and the built site; Prism
// checks requests and answers between a client and both. With the argument `mocks` the site is skipped.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { operationsOf } from './codegen/operations.ts';
import { capture, root, toolEnv } from './exec.mjs';
import { answers, startSite } from './site-server.mjs';

const PORT = process.env.INTEROP_PORT ?? '5311';
const sources = join(root, '.ci', 'interop');
const installed = join(root, 'node_modules', '.cache', 'interop');
const bin = join(installed, 'node_modules', '.bin');
const CLIENTS = ['openapi-fetch', 'hey-api', 'kubb'];
/** What the programs need besides the generated code. */
const LINKED = ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'];

const folder = mkdtempSync(join(tmpdir(), 'interop-'));
const inFolder = (/** @type {string} */ name) => join(folder, name);
let failed = 0;

/** @param {string} title @param {() => Promise<{ code: number, output?: string }>} work */
const check = async (title, work) => {
  const { code, output = '' } = await work();
  console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${title}`);
  if (code !== 0) console.log(output.slice(-8000));
  failed += code === 0 ? 0 : 1;
};

/** @param {string} command @param {string[]} args */
const run = (command, args) => capture(command, args, { INTEROP_FOLDER: folder }, folder);

const install = async () => {
  const lock = readFileSync(join(sources, 'package-lock.json'), 'utf8');
  const present = join(installed, 'package-lock.json');
  if (existsSync(join(bin, 'prism')) && existsSync(present) && readFileSync(present, 'utf8') === lock) return;
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(sources, name), join(installed, name));
  const { code, output } = await capture('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {}, installed);
  if (code !== 0) throw new Error(output);
};

const prepare = () => {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  writeFileSync(inFolder('openapi.yaml'), contract);
  // Kubb's functions have a variable `request` of their own, so a parameter of that name does not compile.
  const renamed = contract
    .replaceAll('{request}', '{requestId}')
    .replaceAll('name: request, in: path', 'name: requestId, in: path');
  writeFileSync(inFolder('kubb.yaml'), renamed);
  cpSync(join(root, 'packages/client/src/generated/contract.ts'), inFolder('contract.ts'));
  cpSync(join(sources, 'programs'), folder, { recursive: true });
  // Both import packages that are installed there.
  for (const name of ['kubb.config.mjs', 'spectral.yaml']) cpSync(join(sources, name), join(installed, name));
  mkdirSync(inFolder('node_modules'));
  for (const name of LINKED)
    symlinkSync(join(root, 'node_modules', name), inFolder(`node_modules/${name}`), 'junction');
  writeFileSync(inFolder('package.json'), '{ "type": "module" }');
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  const files = CLIENTS.map((name) => `${name}.ts`);
  writeFileSync(inFolder('tsconfig.json'), JSON.stringify({ compilerOptions, files }));
};

const generate = async () => {
  await check('hey-api generates a client', () =>
    run(join(bin, 'openapi-ts'), ['-i', 'openapi.yaml', '-o', 'hey-api', '--no-log-file']),
  );
  await check('Kubb generates a client', () =>
    run(join(bin, 'kubb'), ['generate', '--config', join(installed, 'kubb.config.mjs')]),
  );
  await check('their clients and that of openapi-fetch compile strictly', () => run('tsc', ['-p', '.']));
  for (const name of CLIENTS) {
    const bundle = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning'];
    await check(`${name} is bundled`, () => run('esbuild', [`${name}.ts`, ...bundle, `--outfile=${name}.mjs`]));
  }
};

/** Every request of an API client made of the contract. @param {{ items?: unknown[], item?: unknown[] }[]} items @returns {number} */
const countRequests = (items) =>
  items.reduce((sum, { items: bruno, item: postman }) => {
    const inner = /** @type {typeof items | undefined} */ (bruno ?? postman);
    return sum + (inner ? countRequests(inner) : 1);
  }, 0);

const importIntoApps = async () => {
  const operations = operationsOf(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')).paths).length;
  const hasAll = (/** @type {number} */ count) => ({
    code: count === operations ? 0 : 1,
    output: `${count} requests for ${operations} operations`,
  });
  await check('Postman imports every operation', async () => {
    const result = await run(join(bin, 'openapi2postmanv2'), ['-s', 'openapi.yaml', '-o', 'postman.json']);
    if (result.code !== 0) return result;
    return hasAll(countRequests(JSON.parse(readFileSync(inFolder('postman.json'), 'utf8')).item));
  });
  await check('Bruno imports every operation', async () => {
    // Its ES modules do not load in Node.
    const { openApiToBruno } = createRequire(join(installed, 'package.json'))('@usebruno/converters');
    const { items } = await openApiToBruno(readFileSync(inFolder('openapi.yaml'), 'utf8'));
    return hasAll(countRequests(items));
  });
};

/** A free port. @returns {Promise<string>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(String(typeof address === 'object' ? address?.port : '')));
    });
  });

/** @param {string} name @param {string} origin */
const throughPrism = async (name, origin) => {
  const port = await freePort();
  const args = ['proxy', inFolder('openapi.yaml'), `${origin}/api`, '--errors', '--port', port, '--host', '127.0.0.1'];
  const prism = spawn(join(bin, 'prism'), args, { cwd: folder, env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [prism.stdout, prism.stderr]) stream.on('data', (part) => (log += part));
  try {
    const until = Date.now() + 120_000;
    while (!(await answers(`http://127.0.0.1:${port}/site`)) && Date.now() < until) await sleep(300);
    await check(`openapi-fetch calls ${name} through Prism, which finds no violation`, async () => {
      const { code, output } = await run('node', ['openapi-fetch.mjs', `http://127.0.0.1:${port}`]);
      return { code, output: `${output}\n${log}` };
    });
  } finally {
    prism.kill();
  }
};

/** @param {string} name @param {string} origin */
const call = async (name, origin) => {
  for (const client of CLIENTS)
    await check(`${client} calls ${name}`, () => run('node', [`${client}.mjs`, `${origin}/api`]));
  await throughPrism(name, origin);
};

const callMocks = async () => {
  const mocks = spawn('node', [join(root, 'mocks/conformance/serve.ts')], {
    env: toolEnv(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    // Ends without a line when the mocks do not start.
    const { value: origin } = await createInterface({ input: mocks.stdout })[Symbol.asyncIterator]().next();
    const output = 'mocks/conformance/serve.ts printed no URL';
    await check('the mocks start', async () => ({ code: origin === undefined ? 1 : 0, output }));
    if (origin !== undefined) await call('the mocks', origin);
  } finally {
    mocks.kill();
  }
};

const callSite = async () => {
  const site = startSite(PORT, 'ignore');
  try {
    await site.ready();
    await call('the site', site.origin);
  } finally {
    await site.stop();
  }
};

try {
  await install();
  prepare();
  await generate();
  await importIntoApps();
  await check("Spectral finds no violation of OWASP's rules", () =>
    run(join(bin, 'spectral'), [
      'lint',
      'openapi.yaml',
      '-r',
      join(installed, 'spectral.yaml'),
      '--fail-severity=warn',
    ]),
  );
  await callMocks();
  if (!process.argv.includes('mocks')) await callSite();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
