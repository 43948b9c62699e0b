import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toChangelogEntry, toLatestRelease } from './releases.mapper.ts';
import { findPublishedTitle, getPlanNames, listReleaseRows } from './releases.repository.ts';

/** Release notes of each version, for users and programs; none of it is private. */
export function createReleasesHandlers({
  db,
  env,
}: Pick<Deps, 'db' | 'env'>): FeatureHandlers<'getChangelog' | 'getLatestRelease'> {
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
