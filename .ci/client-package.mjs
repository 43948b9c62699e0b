// The client package as the site serves it: compiled, and packed as npm installs it.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root, run } from './exec.mjs';

const FOLDER = 'dist/packages';
/** Served at /docs/studio-client.tgz. */
export const CLIENT_PACKAGE = `${FOLDER}/studio-client.tgz`;

/** @returns exit code */
export const packClient = async () => {
  const built = join(root, FOLDER, 'client');
  rmSync(built, { recursive: true, force: true });
  const code = await run('tsc', ['-p', 'packages/client']);
  if (code !== 0) return code;
  mkdirSync(built, { recursive: true });
  for (const file of ['package.json', 'README.md']) cpSync(join(root, 'packages/client', file), join(built, file));
  const args = ['pack', built, '--pack-destination', FOLDER, '--ignore-scripts', '--json'];
  const packed = await capture('npm', args);
  if (packed.code !== 0) return packed.code;
  const [, name = ''] = /"filename":\s*"([^"]+)"/.exec(packed.output) ?? [];
  renameSync(join(root, FOLDER, name), join(root, CLIENT_PACKAGE));
  return 0;
};
