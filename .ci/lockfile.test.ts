import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  engines?: { node?: string };
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> };
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

it('every package with an install script has a recorded decision', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
  const withScript = Object.keys(packages)
    .filter((path) => packages[path]?.hasInstallScript)
    .map(nameOf);
  expect(withScript.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
});

/** Only the experimental extractor of Lingui's command uses it. */
const UNUSED = /^@lingui\/native-tools-/;
const ALLOWS_NODE_20 = /\^20\.|>=? ?(?:1?\d|20)(?:\.|$|\s)/;

it('npm on Node 20 installs every compiled part of a package: it leaves out those whose engines exclude it', () => {
  const left = Object.entries(packages)
    .filter(([, { optional, os, engines }]) => optional && os?.includes('linux') && engines?.node)
    .filter(([, { engines }]) => !ALLOWS_NODE_20.test(engines?.node ?? ''))
    .map(([path]) => nameOf(path));
  expect(left.filter((name) => !UNUSED.test(name))).toEqual([]);
});
