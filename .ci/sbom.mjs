// The bill of materials of the site, which Regulation (EU) 2024/2847 requires of a product with digital elements.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { capture, root } from './exec.mjs';

const FILE = 'dist/sbom.cdx.json';
const FOLDER = 'node_modules/';

/** @typedef {{ 'bom-ref': string, name: string, version: string }} Component */
/** @typedef {{ ref: string, dependsOn: string[] }} Dependency */

/** Names with versions of the packages that run in the server or the browser, not only in a tool. */
const readReleased = () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const released = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.dev && !entry.link);
  return new Set(
    released.map(([path, { version }]) => `${path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`),
  );
};

/**
 * Everything that a release contains, from package-lock.json: name, version, licence, checksum.
 * @returns {Promise<string>} CycloneDX as JSON
 */
export const createBillOfMaterials = async () => {
  // Not with `--omit dev`: npm then leaves out packages that both a release and a tool need, such as zod.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { code, output } = await capture('npm', args);
  if (code !== 0) throw new Error(`npm sbom failed: ${output}`);
  const bill = JSON.parse(output.slice(output.indexOf('{')));
  const released = readReleased();
  /** @type {Component[]} */
  const components = bill.components.filter((/** @type {Component} */ { name, version }) =>
    released.has(`${name}@${version}`),
  );
  const refs = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']));
  bill.metadata.component.name = 'studio-site'; // npm names it after its folder
  bill.components = components;
  bill.dependencies = bill.dependencies
    .filter((/** @type {Dependency} */ { ref }) => refs.has(ref))
    .map((/** @type {Dependency} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter((other) => refs.has(other)),
    }));
  return `${JSON.stringify(bill, null, 2)}\n`;
};

/** @returns where it was written */
export const writeBillOfMaterials = async () => {
  mkdirSync(dirname(join(root, FILE)), { recursive: true });
  writeFileSync(join(root, FILE), await createBillOfMaterials());
  return FILE;
};
