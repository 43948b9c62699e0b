// Sources of a Chromium on a machine that Playwright does not support.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root, toolEnv } from './exec.mjs';

const isRoot = process.getuid?.() === 0;
const NPM_CHROMIUM = '@sparticuz/chromium@153.0.0';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
const succeeds = (command, args, options = {}) => {
  console.log(`$ ${command} ${args.join(' ')}`);
  const limits = { timeout: 300_000, env: toolEnv() };
  return spawnSync(command, args, { ...limits, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0;
};

const places = {
  // The headless shell first: it renders the same and took about two thirds of the time for the same journeys.
  linux: [
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
  ]
    .flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`])
    .concat('/opt/google/chrome/chrome', '/snap/bin/chromium'),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((n) => `/Applications/${n}.app/Contents/MacOS/${n}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((base) => base !== undefined)
    .flatMap((base) => [
      `${base}\\Google\\Chrome\\Application\\chrome.exe`,
      `${base}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ]),
};

/** Chrome, Chromium or Edge as installed on the system. */
export const systemBrowsers = () => {
  const known = Object.entries(places).find(([platform]) => platform === process.platform);
  return (known?.[1] ?? []).filter((path) => existsSync(path));
};

/**
 * Playwright's own build. Checks its host first: without a network the installer would take minutes before it gives up.
 */
export const installWithPlaywright = async () => {
  const reachable = await fetch('https://cdn.playwright.dev/', {
    method: 'HEAD',
    signal: AbortSignal.timeout(5_000),
  }).then(
    () => true,
    () => false,
  );
  if (!reachable) return [];
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  const withLibraries = isRoot ? ['--with-deps'] : [];
  return succeeds(process.execPath, [cli, 'install', ...withLibraries, '--only-shell', 'chromium']) ? [null] : [];
};

/** A headless shell from an npm package, with the few libraries and the font it needs; requires no root. */
export const installWithNpm = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const home = join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"private":true}\n');
  if (!succeeds('npm', ['install', '--ignore-scripts', NPM_CHROMIUM], { cwd: home })) return [];
  const packed = join(home, 'node_modules', '@sparticuz', 'chromium', 'bin');
  const program = join(home, 'chromium');
  writeFileSync(program, brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))));
  chmodSync(program, 0o755);
  for (const name of ['al2023', 'fonts']) {
    const archive = join(home, `${name}.tar`);
    writeFileSync(archive, brotliDecompressSync(readFileSync(join(packed, `${name}.tar.br`))));
    if (!succeeds('tar', ['-xf', archive, '-C', home])) return [];
    rmSync(archive);
  }
  const fontFolders = [`${home}/fonts`, '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  writeFileSync(
    join(home, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fontFolders}<cachedir>${home}/font-cache</cachedir></fontconfig>\n`,
  );
  const starter = join(home, 'chromium.sh');
  const variables = `LD_LIBRARY_PATH="${home}/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="${home}/fonts.conf"`;
  writeFileSync(starter, `#!/bin/sh\n${variables} exec "${program}" "$@"\n`);
  chmodSync(starter, 0o755);
  return [starter];
};

/** The distribution's headless Chromium, on Debian and as root only. */
export const installWithApt = () => {
  const debian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isRoot || !debian) return [];
  const env = toolEnv({ DEBIAN_FRONTEND: 'noninteractive' });
  const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core'];
  const installed =
    succeeds('apt-get', ['update', '-qq'], { env }) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return installed ? ['/usr/bin/chromium-headless-shell'] : [];
};
