import { REFUSALS } from '../../backend/shared/refusals.ts';
import { notFound } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { onShow } from '../store/products.ts';
import { releasesOf } from '../store/releases.ts';

export const createReleasesHandlers = (db: MockDb): Pick<MockHandlers, 'getChangelog' | 'getLatestRelease'> => {
  const shown = (id: string) => onShow(db).find(({ product }) => product.id === Number(id))?.product;
  return {
    getChangelog: ({ params }) => {
      const product = shown(params.id);
      if (!product) return notFound(REFUSALS.productNotFound);
      const releases = releasesOf(db, product.id)
        .filter(({ state }) => state !== 'draft')
        .map(({ version, channel, publishedAt, state, html }) => ({
          ...{ version, channel, published_at: publishedAt ?? '', withdrawn: state === 'withdrawn', html },
        }));
      return { status: 200, body: { product_id: product.id, product: product.title, releases } };
    },

    getLatestRelease: ({ params, query }) => {
      const product = shown(params.id);
      if (!product) return notFound(REFUSALS.productNotFound);
      const latest = releasesOf(db, product.id).find(
        ({ state, channel }) => state === 'published' && (query.channel === 'beta' || channel === 'stable'),
      );
      if (!latest) return notFound(REFUSALS.releaseNone);
      const { version, channel, publishedAt, notes } = latest;
      const body = {
        ...{ product_id: product.id, product: product.title, version, channel, notes },
        published_at: publishedAt ?? '',
        page: `${globalThis.location?.origin ?? 'http://localhost'}/dashboard/downloads`,
        files: latest.files.map(({ fileId: _id, sizeBytes: size_bytes, ...file }) => ({ ...file, size_bytes })),
      };
      return { status: 200, body };
    },
  };
};
