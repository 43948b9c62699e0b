import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { allPlans } from '../../store/product-plans.ts';
import { publicProducts } from '../../store/products.ts';
import { listReleases } from '../../store/releases.ts';

export const createReleasesHandlers = (db: MockDb): Pick<MockHandlers, 'getChangelog' | 'getLatestRelease'> => {
  const entryOf = (id: string) => publicProducts(db).find(({ product }) => product.id === Number(id));
  const findPublicProduct = (id: string) => entryOf(id)?.product;
  return {
    getChangelog: ({ params }) => {
      const product = findPublicProduct(params.id);
      if (!product) return notFound(REFUSALS.productNotFound);
      const releases = listReleases(db, product.id)
        .filter(({ state }) => state !== 'draft')
        .map(({ id, version, channel, published_at: publishedAt, state, html }) => ({
          id,
          version,
          channel,
          published_at: publishedAt ?? '',
          withdrawn: state === 'withdrawn',
          html,
        }));
      return { status: 200, body: { product_id: product.id, product: product.title, releases } };
    },

    getLatestRelease: ({ params, query }) => {
      const entry = entryOf(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const { product } = entry;
      const nameOf = (plan: string) => allPlans(entry).find(({ id }) => id === plan)?.name ?? plan;
      const latest = listReleases(db, product.id).find(
        ({ state, channel }) => state === 'published' && (query.channel === 'beta' || channel === 'stable'),
      );
      if (!latest) return notFound(REFUSALS.releaseNone);
      const { version, channel, published_at: publishedAt, notes } = latest;
      const body = {
        product_id: product.id,
        product: product.title,
        version,
        channel,
        notes,
        published_at: publishedAt ?? '',
        page: `${globalThis.location?.origin ?? 'http://localhost'}/dashboard/downloads`,
        files: latest.files.map(({ fileId: _id, size_bytes, plans, ...file }) => ({
          ...file,
          size_bytes,
          plans: plans.map(nameOf),
        })),
      };
      return { status: 200, body };
    },
  };
};
