#!/usr/bin/env node
// npm run workflows: runs the workflows of docs/programs/workflows (Arazzo) on the mocks and on the built site. Each answer is
// also checked against the contract.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { capture, quietRedocly, root, toolEnv } from './exec.mjs';
import { startSite } from './site-server.mjs';

const PORT = process.env.WORKFLOWS_PORT ?? '5307';
const folder = join(root, 'docs', 'programs', 'workflows');
const files = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));

/** Each run has people and a version of its own, on either side. */
const inputsOf = (/** @type {number} */ index) => ({
  email: `workflow-${index}@example.com`,
  password: 'river-stone-42',
  adminEmail: 'admin@example.com',
  adminPassword: 'admin-password',
  deviceId: '4f9d2c81a7b3',
  pauseUntil: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  version: '9.0.0',
});

/** @param {string} name @param {string} origin @returns {Promise<number>} how many workflows have failed */
const runAll = async (name, origin) => {
  let failed = 0;
  for (const [index, file] of files.entries()) {
    const inputs = Object.entries(inputsOf(index)).flatMap(([key, value]) => ['--input', `${key}=${value}`]);
    const args = ['respect', file, '--server', `api=${origin}/api`, ...inputs];
    const { code, output } = await capture('redocly', args, quietRedocly, folder);
    console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${file} on ${name}`);
    if (code !== 0) console.log(output);
    failed += code === 0 ? 0 : 1;
  }
  return failed;
};

const mocks = spawn('node', [join(root, 'mocks/conformance/serve.ts')], {
  env: toolEnv(),
  stdio: ['pipe', 'pipe', 'inherit'],
});
const site = startSite(PORT, 'ignore');
let failed = 0;
try {
  for await (const line of createInterface({ input: mocks.stdout })) {
    failed += await runAll('the mocks', line);
    break;
  }
  await site.ready();
  failed += await runAll('the site', site.origin);
} finally {
  mocks.kill();
  await site.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
