#!/usr/bin/env node
// npm run dev:full: the backend on port 5000, restarted on every change, and Vite on port 5173 proxying /api to it.
// Arguments after `--` are passed to Vite: npm run dev:full -- --port 5180
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolEnv } from './exec.mjs';

const settings = join(root, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);

const api = process.env.PORT ?? '5000';

/** @type {[string, string[]][]} */
const programs = [
  ['node', ['--watch', 'backend/src/process/main.ts']],
  ['vite', ['--config', 'frontend/vite.config.ts', ...process.argv.slice(2)]],
];
const children = programs.map(([command, args]) =>
  spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: toolEnv({ PORT: api, API_URL: process.env.API_URL ?? `http://127.0.0.1:${api}` }),
  }),
);

/** When one of the two exits, the other is stopped as well. */
const stop = () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
};
for (const child of children) {
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
    stop();
  });
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// npm does not forward the signal that stops it; this process then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 1_000).unref();
