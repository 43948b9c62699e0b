import type { AdminRelease, ProductFile, ReleaseStatus } from '../../contract/generated/model.ts';
import { sortByVersion } from '../../contract/rules/versions.ts';
import { releaseNotesOf } from '../../demo/content/release-notes.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';
import { releaseToCustomers } from './product-edits.ts';
import { toProductCard, updateEntry } from './products.ts';
import type { StoredRelease } from './release-state.ts';
import { sampleHash } from './sample-file.ts';

export type ReleaseFile = StoredRelease['files'][number];

export const toReleaseFile = (
  { id, name, size_bytes: sizeBytes }: ProductFile,
  {
    platform = 'any',
    requirements = '',
    plans = [],
  }: Partial<Pick<ReleaseFile, 'platform' | 'requirements' | 'plans'>> = {},
): ReleaseFile => ({
  fileId: id,
  name,
  size_bytes: sizeBytes,
  platform,
  requirements,
  plans,
  sha256: sampleHash(name),
});

/** A file that a product's form has saved with a version is a release, as on the server. */
const ensureOwnRelease = (db: MockDb, { product, file }: CatalogueEntry): void => {
  if (!file) return;
  const existing = db.state.releases.find(
    ({ productId, version }) => productId === product.id && version === product.version,
  );
  if (existing?.files.some(({ fileId }) => fileId === file.id)) return;
  const now = new Date().toISOString();
  const published = { channel: 'stable', state: 'published', publishAt: null, withdrawnAt: null } as const;
  if (existing) {
    const files = [toReleaseFile(file), ...existing.files.slice(1)];
    Object.assign(existing, { ...published, published_at: existing.published_at ?? now, files });
    return;
  }
  const publishedAt = `${product.lastUpdate}T08:00:00.000Z`;
  db.state.releases.push({
    id: crypto.randomUUID(),
    productId: product.id,
    version: product.version,
    revision: 1,
    ...(releaseNotesOf(product.id) ?? { notes: '', html: '' }),
    advisories: [],
    sbom: null,
    ...published,
    published_at: publishedAt,
    files: [toReleaseFile(file)],
  });
};

/** Every release of a product, newest version first. */
export const listReleases = (db: MockDb, productId: number): StoredRelease[] => {
  const entry = db.state.catalogue.find(({ product }) => product.id === productId);
  if (entry) ensureOwnRelease(db, entry);
  return sortByVersion(db.state.releases.filter((release) => release.productId === productId));
};

const statusOf = ({ state, publishAt }: StoredRelease): ReleaseStatus =>
  state === 'draft' && publishAt !== null ? 'scheduled' : state;

export const toAdminRelease = (db: MockDb, { product }: CatalogueEntry, release: StoredRelease): AdminRelease => {
  const { productId: _product, state, html: _html, ...shown } = release;
  return {
    ...shown,
    status: statusOf(release),
    current: state === 'published' && release.version === product.version,
    people: db.state.releaseReaders[release.id]?.length ?? 0,
  };
};

const isOffered = ({ state, channel, files }: StoredRelease): boolean =>
  state === 'published' && channel === 'stable' && files.length > 0;

/** Makes a release the current download. @param tell whether its owners are notified */
const makeCurrent = (db: MockDb, entry: CatalogueEntry, release: StoredRelease, tell: boolean): void => {
  const [first] = release.files;
  if (!first) return;
  const file = { id: first.fileId, name: first.name, size_bytes: first.size_bytes };
  const { version, files } = release;
  releaseToCustomers(db, entry, { version, title: entry.product.title, file, files, tell });
  entry.product = { ...entry.product, version, lastUpdate: toDay(db, Date.now()) };
  entry.card = toProductCard(entry.product);
  entry.file = file;
  updateEntry(entry, {});
};

export const publishRelease = (db: MockDb, entry: CatalogueEntry, release: StoredRelease): void => {
  const publishedAt = new Date().toISOString();
  Object.assign(release, {
    state: 'published',
    publishAt: null,
    published_at: publishedAt,
    revision: release.revision + 1,
  });
  if (release.channel === 'stable' && listReleases(db, entry.product.id).find(isOffered)?.id === release.id)
    makeCurrent(db, entry, release, true);
};

/** Withdraws a published release. @returns false, without a change, when customers would be left without a version */
export const withdrawRelease = (db: MockDb, entry: CatalogueEntry, release: StoredRelease): boolean => {
  const change = { state: 'withdrawn', withdrawnAt: new Date().toISOString(), revision: release.revision + 1 } as const;
  if (release.channel === 'stable' && release.version === entry.product.version) {
    const before = listReleases(db, entry.product.id).find((other) => other.id !== release.id && isOffered(other));
    if (!before) return false;
    makeCurrent(db, entry, before, false);
  }
  Object.assign(release, change);
  return true;
};

/** Publishes scheduled releases that are due. */
export const publishDueReleases = (db: MockDb, now = Date.now()): void => {
  for (const release of db.state.releases) {
    const entry = db.state.catalogue.find(({ product }) => product.id === release.productId);
    const isDue = release.state === 'draft' && release.publishAt !== null && Date.parse(release.publishAt) <= now;
    if (entry && isDue) publishRelease(db, entry, release);
  }
};
