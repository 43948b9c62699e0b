import type { ChangelogEntry, LatestRelease, LatestReleaseFile } from '../../../../contract/generated/model.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import {
  findPublishedTitle,
  findRelease,
  getPlanNames,
  listAdvisories,
  listReleaseRows,
  type ReleaseFileRow,
  type ReleaseRow,
} from './releases.repository.ts';

type PlanNames = ReadonlyMap<string, string>;

const toPublishedAt = ({ published_at }: Pick<ReleaseRow, 'published_at'>): string =>
  (published_at ?? new Date(0)).toISOString();

/** A plan is shown with its current name. */
const toLatestFile =
  (plans: PlanNames) =>
  ({ file_id: _id, plans: ids, ...file }: ReleaseFileRow): LatestReleaseFile => ({
    ...file,
    plans: ids.map((id) => plans.get(id) ?? id),
  });

const toChangelogEntry = (release: ReleaseRow): ChangelogEntry => ({
  id: release.id,
  version: release.version,
  channel: release.channel,
  published_at: toPublishedAt(release),
  withdrawn: release.state === 'withdrawn',
  advisories: release.advisories,
  sbom: release.sbom && {
    name: release.sbom.name,
    size_bytes: release.sbom.size_bytes,
    sha256: release.sbom.sha256,
  },
  html: release.html,
});

const toLatestRelease = (
  release: ReleaseRow,
  { title: product, plans }: { title: string; plans: PlanNames },
  page: string,
): LatestRelease => ({
  product_id: release.product_id,
  product,
  version: release.version,
  channel: release.channel,
  published_at: toPublishedAt(release),
  notes: release.notes,
  page,
  files: release.files.map(toLatestFile(plans)),
});

type Operations = 'getChangelog' | 'getLatestRelease' | 'getReleaseSbom' | 'listSecurityAdvisories';

/** Release notes of each version, for users and programs; none of it is private. */
export function createReleasesHandlers({
  db,
  env,
  storage,
  log,
}: Pick<Deps, 'db' | 'env' | 'storage' | 'log'>): FeatureHandlers<Operations> {
  const getProductTitle = async (id: number) => {
    const title = await findPublishedTitle(db, id);
    if (title === undefined) throw notFound(REFUSALS.productNotFound);
    return title;
  };
  return {
    getChangelog: async ({ params }) => {
      const product_id = Number(params.id);
      const product = await getProductTitle(product_id);
      const releases = await listReleaseRows(db, product_id, ['published', 'withdrawn']);
      return { status: 200, body: { product_id, product, releases: releases.map(toChangelogEntry) } };
    },

    getReleaseSbom: async ({ params }) => {
      await getProductTitle(Number(params.id));
      const release = await findRelease(db, params.release);
      const isPublic = release?.product_id === Number(params.id) && release.state !== 'draft';
      if (!isPublic || !release.sbom) throw notFound(REFUSALS.sbomNone);
      const content = await storage.read(release.sbom.storage_key);
      if (!content) {
        log.error('A bill of materials is missing in storage', { key: release.sbom.storage_key });
        throw notFound(REFUSALS.sbomNone);
      }
      return {
        status: 200,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': toContentDisposition(release.sbom.name),
        },
        body: Buffer.concat(await content.toArray()),
      };
    },

    listSecurityAdvisories: async () => ({ status: 200, body: { items: await listAdvisories(db) } }),

    getLatestRelease: async ({ params, query: { channel = 'stable' } }) => {
      const id = Number(params.id);
      const title = await getProductTitle(id);
      const releases = await listReleaseRows(db, id, ['published']);
      const latest = releases.find((release) => channel === 'beta' || release.channel === 'stable');
      if (!latest) throw notFound(REFUSALS.releaseNone);
      return {
        status: 200,
        body: toLatestRelease(
          latest,
          { title, plans: await getPlanNames(db, id) },
          `${env.publicUrl}/dashboard/downloads`,
        ),
      };
    },
  };
}
