import { releaseNotesOf } from '../../backend/content/release-notes.ts';
import { byVersion } from '../../backend/shared/versions.ts';
import type { AdminRelease, ProductFile, ReleaseStatus } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { releaseTo } from './product-edits.ts';
import { cardOf, touch } from './products.ts';
import type { StoredRelease } from './release-state.ts';
import { sampleHash } from './sample-file.ts';
import { dayIn } from './shop-span.ts';
import type { CatalogueEntry } from './state.ts';

export type ReleasePart = StoredRelease['files'][number];

export const toPart = (
  { id, name, size_bytes: sizeBytes }: ProductFile,
  {
    platform = 'any',
    requirements = '',
    plans = [],
  }: Partial<Pick<ReleasePart, 'platform' | 'requirements' | 'plans'>> = {},
): ReleasePart => ({
  fileId: id,
  name,
  size_bytes: sizeBytes,
  platform,
  requirements,
  plans,
  sha256: sampleHash(name),
});

/** A file that a product's form has saved with a version is a release, as on the server. */
const keepOwn = (db: MockDb, { product, file }: CatalogueEntry): void => {
  if (!file) return;
  const kept = db.state.releases.find(
    ({ productId, version }) => productId === product.id && version === product.version,
  );
  if (kept?.files.some(({ fileId }) => fileId === file.id)) return;
  const now = new Date().toISOString();
  const published = { channel: 'stable', state: 'published', publishAt: null, withdrawnAt: null } as const;
  if (kept) {
    const files = [toPart(file), ...kept.files.slice(1)];
    Object.assign(kept, { ...published, published_at: kept.published_at ?? now, files });
    return;
  }
  const publishedAt = `${product.lastUpdate}T08:00:00.000Z`;
  db.state.releases.push({
    id: crypto.randomUUID(),
    productId: product.id,
    version: product.version,
    revision: 1,
    ...(releaseNotesOf(product.id) ?? { notes: '', html: '' }),
    ...published,
    published_at: publishedAt,
    files: [toPart(file)],
  });
};

/** Every release of a product, newest version first. */
export const releasesOf = (db: MockDb, productId: number): StoredRelease[] => {
  const entry = db.state.catalogue.find(({ product }) => product.id === productId);
  if (entry) keepOwn(db, entry);
  return byVersion(db.state.releases.filter((release) => release.productId === productId));
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
  releaseTo(db, entry, { version, title: entry.product.title, file, files, tell });
  entry.product = { ...entry.product, version, lastUpdate: dayIn(db, Date.now()) };
  entry.card = cardOf(entry.product);
  entry.file = file;
  touch(entry, {});
};

export const publish = (db: MockDb, entry: CatalogueEntry, release: StoredRelease): void => {
  const publishedAt = new Date().toISOString();
  Object.assign(release, {
    state: 'published',
    publishAt: null,
    published_at: publishedAt,
    revision: release.revision + 1,
  });
  if (release.channel === 'stable' && releasesOf(db, entry.product.id).find(isOffered)?.id === release.id)
    makeCurrent(db, entry, release, true);
};

/** Withdraws a published release. @returns false, without a change, when customers would be left without a version */
export const withdraw = (db: MockDb, entry: CatalogueEntry, release: StoredRelease): boolean => {
  const change = { state: 'withdrawn', withdrawnAt: new Date().toISOString(), revision: release.revision + 1 } as const;
  if (release.channel === 'stable' && release.version === entry.product.version) {
    const before = releasesOf(db, entry.product.id).find((other) => other.id !== release.id && isOffered(other));
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
    if (entry && isDue) publish(db, entry, release);
  }
};
