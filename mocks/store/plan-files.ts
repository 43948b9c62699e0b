import type { Download } from '../../contract/generated/model.ts';
import { selectPlanFiles } from '../../contract/rules/plan-files.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { MockDb } from './db.ts';
import { listReleases, type ReleaseFile } from './releases.ts';

/** What a plan's customer gets of a product's current version; nothing when there is no file for it. */
export const selectPlanFile = (
  db: MockDb,
  { product, file }: CatalogueEntry,
  plan: string,
): ReleaseFile | undefined => {
  if (!file) return undefined;
  const release = listReleases(db, product.id).find(({ version }) => version === product.version);
  return release && selectPlanFiles(release.files, plan)[0];
};

/** A download with the file that its plan has in its version, where plans have different ones. */
export const withPlanFile = <File extends Download>(db: MockDb, download: File): File => {
  const entry = db.state.catalogue.find(({ product }) => product.title === download.product_name);
  const releases = entry ? listReleases(db, entry.product.id) : [];
  const release = releases.find(({ version, state }) => version === download.version && state !== 'draft');
  const differs = release?.files.some(({ plans }) => plans.length > 0);
  const file = release && differs && selectPlanFiles(release.files, download.rights?.plan_id ?? null)[0];
  return file ? { ...download, file_name: file.name, size_bytes: file.size_bytes } : download;
};
