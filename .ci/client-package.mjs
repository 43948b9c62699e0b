// Packages as npm installs them: compiled and packed. The site serves the one of its client.
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root, run } from './exec.mjs';

const FOLDER = 'dist/packages';
/** Served at /docs/studio-client.tgz. */
export const CLIENT_PACKAGE = `${FOLDER}/studio-client.tgz`;

/**
 * @param {string} name below packages/
 * @param {string} file of the package, from the root
 * @returns exit code
 */
export const pack = async (name, file = `${FOLDER}/${name}.tgz`) => {
  const built = join(root, FOLDER, name);
  rmSync(built, { recursive: true, force: true });
  const code = await run('tsc', ['-p', `packages/${name}`]);
  if (code !== 0) return code;
  mkdirSync(built, { recursive: true });
  for (const part of ['package.json', 'README.md']) cpSync(join(root, 'packages', name, part), join(built, part));
  const args = ['pack', built, '--pack-destination', FOLDER, '--ignore-scripts', '--json'];
  const packed = await capture('npm', args);
  if (packed.code !== 0) return packed.code;
  const [, packedName = ''] = /"filename":\s*"([^"]+)"/.exec(packed.output) ?? [];
  renameSync(join(root, FOLDER, packedName), join(root, file));
  return 0;
};

/** @returns exit code */
export const packClient = () => pack('client', CLIENT_PACKAGE);
