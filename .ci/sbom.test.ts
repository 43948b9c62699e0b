import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './exec.mjs';
import { createBillOfMaterials } from './sbom.mjs';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string }[];
}

const lock: { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);

describe('the bill of materials', () => {
  it('names every package of a release with its version and checksum, and no tool', async () => {
    const bill = JSON.parse(await createBillOfMaterials());
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { type: 'application', name: 'studio-site' }, timestamp: expect.any(String) },
    });
    const components: Component[] = bill.components;
    const found = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const toName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
    const released = packages.filter(([, entry]) => !entry.dev && !entry.link);
    const missing = released.map(([path, entry]) => `${toName(path)}@${entry.version}`).filter((id) => !found.has(id));
    expect(released.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(components.filter(({ purl, hashes }) => !purl.startsWith('pkg:npm/') || !hashes?.length)).toEqual([]);
    expect(components.map(({ name }) => name)).not.toContain('vitest');
    const refs = new Set(components.map((component) => component['bom-ref']));
    const dependencies: { ref: string; dependsOn: string[] }[] = bill.dependencies;
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });
});
