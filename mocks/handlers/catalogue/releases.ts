import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { allPlans } from '../../store/product-plans.ts';
import { publicProducts } from '../../store/products.ts';
import { listReleases } from '../../store/releases.ts';
import { sampleHash } from '../../store/sample-file.ts';

type Operations = 'getChangelog' | 'getLatestRelease' | 'getReleaseSbom' | 'listSecurityAdvisories';

const MAX_ADVISORIES = 200;

export const createReleasesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const entryOf = (id: string) => publicProducts(db).find(({ product }) => product.id === Number(id));
  const findPublicProduct = (id: string) => entryOf(id)?.product;
  return {
    getChangelog: ({ params }) => {
      const product = findPublicProduct(params.id);
      if (!product) return notFound(REFUSALS.productNotFound);
      const releases = listReleases(db, product.id)
        .filter(({ state }) => state !== 'draft')
        .map(({ id, version, channel, published_at: publishedAt, state, html, advisories, sbom }) => ({
          id,
          version,
          channel,
          published_at: publishedAt ?? '',
          withdrawn: state === 'withdrawn',
          advisories,
          sbom: sbom && { name: sbom.name, size_bytes: sbom.size_bytes, sha256: sampleHash(sbom.fileId) },
          html,
        }));
      return { status: 200, body: { product_id: product.id, product: product.title, releases } };
    },

    getReleaseSbom: ({ params }) => {
      if (!findPublicProduct(params.id)) return notFound(REFUSALS.productNotFound);
      const release = listReleases(db, Number(params.id)).find(({ id }) => id === params.release);
      if (!release?.sbom || release.state === 'draft') return notFound(REFUSALS.sbomNone);
      return {
        status: 200,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': toContentDisposition(release.sbom.name),
        },
        body: new TextEncoder().encode('{ "bomFormat": "CycloneDX", "specVersion": "1.5" }'),
      };
    },

    listSecurityAdvisories: () => {
      const items = publicProducts(db)
        .flatMap(({ product }) =>
          listReleases(db, product.id)
            .filter(({ state }) => state !== 'draft')
            .flatMap(({ version, published_at, advisories }) =>
              advisories.map((advisory) => ({
                product_id: product.id,
                product: product.title,
                version,
                published_at: published_at ?? '',
                ...advisory,
              })),
            ),
        )
        .sort((a, b) => b.published_at.localeCompare(a.published_at));
      return { status: 200, body: { items: items.slice(0, MAX_ADVISORIES) } };
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
