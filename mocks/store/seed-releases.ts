import type { CatalogueEntry } from './catalogue-entry.ts';
import type { ReleaseState, StoredRelease } from './release-state.ts';
import { sampleHash } from './sample-file.ts';

const DAY = 86_400_000;

type Written = Pick<StoredRelease, 'version' | 'channel' | 'notes' | 'html'> & { daysAgo: number };

const list = (points: readonly string[]) => ({
  notes: points.map((point) => `- ${point}`).join('\n'),
  html: `<ul>\n${points.map((point) => `<li>${point}</li>`).join('\n')}\n</ul>`,
});

/** Release notes of some of the demo's products, in addition to those in their forms. */
const before = (version: string): Written[] => {
  const [major = '1'] = version.split('.');
  return [
    {
      version: `${Number(major) + 1}.0.0-beta.1`,
      channel: 'beta',
      daysAgo: 6,
      ...list(['A first look at the new month view', 'Reminders can be set for each day']),
    },
    {
      version,
      channel: 'stable',
      daysAgo: 34,
      ...list([
        'Sehri and iftar times for all 64 districts',
        'Opens twice as fast',
        'Large text no longer cuts off dates',
      ]),
    },
    {
      version: `${major}.0.1`,
      channel: 'stable',
      daysAgo: 190,
      ...list(['Corrects two public holidays', 'The widget keeps its colour after a restart']),
    },
  ];
};

const PLATFORMS = [
  ['windows', 'Windows 10 or later', 'zip'],
  ['macos', 'macOS 13 or later', 'zip'],
  ['any', '', 'pdf'],
] as const;

/** The demo's first two products have a history; the others have one release, their file. */
export const seedReleases = (catalogue: CatalogueEntry[], now: number): ReleaseState => ({
  releases: catalogue.slice(0, 2).flatMap(({ product, file }) =>
    before(product.version).map(({ daysAgo, ...written }, at): StoredRelease => {
      const publishedAt = new Date(now - daysAgo * DAY).toISOString();
      const stem = `${product.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${written.version}`;
      const idOf = (kind: number, nth: number) =>
        `00000000-0000-4000-8${kind}00-${String(product.id * 1000 + at * 10 + nth).padStart(12, '0')}`;
      const files = PLATFORMS.slice(0, product.id === 1 ? 3 : 1).map(([platform, requirements, ending], nth) => {
        const isOwn = nth === 0 && file !== null && written.version === product.version;
        const name = isOwn ? file.name : `${stem}-${platform}.${ending}`;
        const sizeBytes = isOwn ? file.size_bytes : 11_800_000 + nth * 2_310_000 - at * 412_000;
        const fileId = isOwn ? file.id : idOf(1, nth);
        return { fileId, name, platform, requirements, size_bytes: sizeBytes, plans: [], sha256: sampleHash(name) };
      });
      const times = { publishAt: null, published_at: publishedAt, withdrawnAt: null };
      const security = { advisories: [], sbom: null };
      return {
        ...written,
        id: idOf(0, 0),
        productId: product.id,
        state: 'published',
        ...times,
        ...security,
        files,
        revision: 1,
      };
    }),
  ),
  releaseReaders: {},
  releaseMutes: {},
  grants: {},
  limitedDownloads: {},
});
